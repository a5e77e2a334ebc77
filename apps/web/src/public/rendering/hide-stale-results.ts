/** Time limit in milliseconds: when no script shows the requested results, the page shows the rendered ones. */
const MAX_WAIT = 8_000;

/**
 * What a visitor searches for, until there is more to see: in place of the title that the page will have, and in its
 * letters. Escaped, it can be nothing but a text.
 */
const SEARCHING = `const q=/^.search/.test(location.pathname)&&new URLSearchParams(location.search).get("q")?.trim();
if(q)s.insertRule(\`main:not(:has([aria-busy]))::before{visibility:visible;position:absolute;inset-inline:0;box-sizing:border-box;
max-width:calc(var(--sw-page) + 2*var(--sw-gutter));margin-inline:auto;padding-inline:var(--sw-gutter);overflow-wrap:anywhere;
font:600 var(--sw-title-md)/var(--sw-leading-tight) var(--sw-serif);
content:"Searching for “\${q.replace(/[^\\w ]/gu,c=>\`\\\\\${c.codePointAt(0).toString(16)} \`)}”…"}\`);`;

/**
 * An adopted stylesheet rather than an element: a strict policy allows it, and the page's own elements stay unchanged.
 */
const SCRIPT = `if(/[?&](language|category|after|q)=[^&]/.test(location.search)){
const s=new CSSStyleSheet;s.replaceSync("main:not(:has([aria-busy])){visibility:hidden}");
${SEARCHING}
document.adoptedStyleSheets=[s];setTimeout(()=>{document.adoptedStyleSheets=[]},${MAX_WAIT})}`;

/**
 * A plain file server delivers the same page for every query. Until the results of the query are shown (see
 * `static-export/restore-url.ts`), the page hides the results that it was rendered with, and names what was
 * searched for; without JavaScript it shows them.
 */
export function hideStaleResults(html: string): string {
  return html.replace("</head>", () => `<script>${SCRIPT}</script></head>`);
}
