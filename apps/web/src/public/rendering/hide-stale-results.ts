/** If no script comes to show what was asked for, the page shows what it has. */
const LONGEST = 8_000;

/** Adopted, not written into the page: a strict policy allows that, and the page's own elements stay as they are. */
const SCRIPT = `if(/[?&](language|category|after|q)=[^&]/.test(location.search)){
const s=new CSSStyleSheet;s.replaceSync("main:not(:has([aria-busy])){visibility:hidden}");
document.adoptedStyleSheets=[s];setTimeout(()=>{document.adoptedStyleSheets=[]},${LONGEST})}`;

/**
 * A plain server gives the same page for every query. Until what the query asks for is shown (see
 * `static-export/restore-url.ts`), the page keeps back the results it was rendered with; without scripts it shows them.
 */
export function hideStaleResults(html: string): string {
  return html.replace("</head>", () => `<script>${SCRIPT}</script></head>`);
}
