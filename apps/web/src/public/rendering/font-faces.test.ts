import { expect, test } from "vitest";
import { fontFaces, scriptFamilies } from "./font-faces.ts";

test("reads the fonts of a stylesheet with their families and ranges", () => {
  const css = `@font-face{font-family:SW Line;src:local(Arial)}
    @font-face{font-family:SW Serif;src:url(/assets/serif-1.woff2)format("woff2");unicode-range:U+41-5A,U+20AC,U+4??}
    @font-face{font-family:"SW Thai";src:url("/assets/thai-2.woff2")format("woff2")}`;
  expect(fontFaces(css)).toEqual([
    {
      path: "/assets/serif-1.woff2",
      family: "SW Serif",
      ranges: [
        [0x41, 0x5a],
        [0x20ac, 0x20ac],
        [0x400, 0x4ff],
      ],
    },
    { path: "/assets/thai-2.woff2", family: "SW Thai", ranges: [[0, 0x10ffff]] },
  ]);
});

test("reads the families of each script, and of a language with a font of its own", () => {
  const css = `.a[data-script=Arab]{--face:var(--page-font, "SW Naskh"), "SW Line", "Geeza Pro";--scale:1.1}
    .a[data-script=Arab]:lang(ur){--face:var(--page-font,"SW Nastaliq"),"SW Hanging Line",serif}
    .a[data-script=Hans],.a[data-script=Hant]{--face:"SW Chinese"}`;
  expect(scriptFamilies(css)).toEqual({
    Arab: ["SW Naskh", "SW Line"],
    "Arab:ur": ["SW Nastaliq", "SW Hanging Line"],
    Hans: ["SW Chinese"],
    Hant: ["SW Chinese"],
  });
});
