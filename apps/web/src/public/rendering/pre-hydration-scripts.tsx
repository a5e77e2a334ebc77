import { ColorSchemeScript } from "@mantine/core";
import { renderToStaticMarkup } from "react-dom/server";
import { MY_LANGUAGE_KEY } from "../lib/my-language/my-language.ts";
import { EARLY_STYLE } from "../lib/my-language/set-my-language.ts";
import { FIRST_PAINT } from "./first-paint.ts";

/**
 * React shows the visitor's language when it has hydrated the page. Until then a style reserves its places and orders
 * lists as React will, so that nothing shifts. Elements of a language, or of several, have `data-of-language`.
 */
const MY_LANGUAGE = `try{const m=JSON.parse(localStorage.getItem("${MY_LANGUAGE_KEY}"));if(m?.slug){
const c='~="'+CSS.escape(m.slug)+'"]',o="[data-of-language"+c,s=document.createElement("style");s.id="${EARLY_STYLE}";
s.textContent=":root{--my-language:"+JSON.stringify(m.name)+"}"+o+"{order:-1}:not(:has(>"+o+
"))>[data-my-tab]{display:grid;order:-1}[data-my-place]:not([data-my-place"+c+"){display:block}";
document.head.append(s)}}catch{}`;

/**
 * A page is shown before its scripts are loaded. A click on a button that React has not hydrated by then would be lost:
 * the last one is repeated as soon as the button has its properties from React. After 100 seconds it is not, because the
 * scripts may never load. Links and forms work without scripts. The first listener sees every click: React stops those on
 * what it cannot hydrate yet. The last one sees a click that React hydrated the button for, and has handled; the icon that
 * was clicked may be gone by then.
 */
const EARLY_CLICK = `{let last=0,ready=b=>/__reactProps/.test(Object.keys(b)),
wait=n=>setTimeout(()=>{if(n&&last.isConnected)ready(last)?(last.click(),last=0):wait(n-1)},50);
addEventListener("click",e=>{const b=e.target.closest?.("button[type=button]");if(b&&!ready(b))last=b,wait(2e3)},true);
addEventListener("click",e=>{if(ready(last)&&e.composedPath().includes(last))last=0})}`;

const SCRIPTS = [
  `<script>${FIRST_PAINT}</script>`,
  renderToStaticMarkup(<ColorSchemeScript defaultColorScheme="auto" />),
  `<script>${MY_LANGUAGE}</script>`,
  `<script>${EARLY_CLICK}</script>`,
].join("");

/**
 * Adds the scripts that apply what the device has stored before the first paint, and remember what the visitor does before
 * React runs. A page is the same for all visitors, and these are no part of its React tree: the browser's code needs none
 * of them.
 *
 * @param fontLoader markup that loads the Latin fonts
 */
export function addPreHydrationScripts(html: string, fontLoader: string): string {
  return html.replace("</head>", () => `${SCRIPTS}${fontLoader}</head>`);
}
