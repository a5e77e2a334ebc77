/** Texts that would do harm if they were interpreted as markup, SQL or a template. */
export const ODD_TEXTS = [
  `<script>alert("x")</script>`,
  `"><img src=x onerror=alert(1)>`,
  `'; drop table phrase; --`,
  `$1 %s \${x} {{x}} \\u0000 ?`,
];
