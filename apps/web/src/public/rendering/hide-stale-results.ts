/** Time limit in milliseconds: when no script shows the requested results, the page shows the rendered ones. */
const LONGEST = 8_000;

/**
 * An adopted stylesheet rather than an element: a strict policy allows it, and the page's own elements stay unchanged.
 */
const SCRIPT = `if(/[?&](language|category|after|q)=[^&]/.test(location.search)){
const s=new CSSStyleSheet;s.replaceSync("main:not(:has([aria-busy])){visibility:hidden}");
document.adoptedStyleSheets=[s];setTimeout(()=>{document.adoptedStyleSheets=[]},${LONGEST})}`;

/**
 * A plain file server delivers the same page for every query. Until the results of the query are shown (see
 * `static-export/restore-url.ts`), the page hides the results that it was rendered with; without JavaScript it shows
 * them.
 */
export function hideStaleResults(html: string): string {
  return html.replace("</head>", () => `<script>${SCRIPT}</script></head>`);
}
