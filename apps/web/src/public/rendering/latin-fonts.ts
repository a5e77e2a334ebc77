import { descriptorOf, FONT_FACE_RULE } from "./font-faces.ts";

/** The stylesheet with the rules of Latin font files, by its name in the manifest of the build. */
export const LATIN_FONTS = "latin-fonts.css";

/** Cyrillic and Greek are scripts of native texts, whose glyphs pages bring. */
const LATIN_FILE = /\/(?:sans|serif)-(?!cyrillic|greek)[a-z-]+-[\w-]{8}\.woff2/;
/** The letters of nearly every page. */
const CORE_FILE = /\/(?:sans|serif)-core-[\w-]{8}\.woff2/;

/** Takes the rules of Latin font files out of a built stylesheet. */
export function splitLatinFonts(css: string): { latin: string; rest: string } {
  const latin = css.match(FONT_FACE_RULE)?.filter((rule) => LATIN_FILE.test(rule)) ?? [];
  return {
    latin: latin.join(""),
    rest: css.replaceAll(FONT_FACE_RULE, (rule) => (LATIN_FILE.test(rule) ? "" : rule)),
  };
}

/** A font lays out all texts again: those that arrive together are added one by one, so that no task takes long. */
const PAUSE_MS = 50;
/** The other fonts do not wait longer for the core fonts. */
const MAX_LOAD_MS = 3_000;

/**
 * The script that loads the Latin fonts of a page, for its head.
 *
 * A first visit loads them after its first paint. Before it, they would compete with what is painted. Until they arrive,
 * texts are in fonts of the device with the same widths. The core fonts are requested at once, the others by the rules of
 * the stylesheet. A device with a service worker mostly has the fonts in its cache, and requests them at once. Visitors who
 * save data keep the fonts of the device.
 *
 * @param css the stylesheet of the Latin fonts
 * @param path its path
 */
export function latinFontLoader(css: string, path: string): string {
  const core = (css.match(FONT_FACE_RULE) ?? [])
    .filter((rule) => CORE_FILE.test(rule))
    .map(fontFaceArguments);
  return `<script>{const core=${JSON.stringify(core)}.map(font=>new FontFace(...font)),
add=font=>document.fonts.add(font),
rules=Object.assign(document.createElement("link"),{rel:"stylesheet",href:${JSON.stringify(path)}}),
pause=time=>new Promise(done=>setTimeout(done,time)),
later=async()=>{
rules.media="print";
document.head.append(rules);
await Promise.race([Promise.allSettled(core.map(font=>font.load())),pause(${MAX_LOAD_MS})]);
for(const font of core){add(font);await pause(${PAUSE_MS})}
rules.media="all"};
if(savesData);
else if(navigator.serviceWorker?.controller)core.forEach(add),document.head.append(rules);
else firstPaint.then(later)}
</script><noscript><link rel="stylesheet" href="${path}"/></noscript>`;
}

/** The arguments of the browser's `FontFace` for a rule. */
function fontFaceArguments(rule: string) {
  const [family, weight, unicodeRange] = ["font-family", "font-weight", "unicode-range"].map((name) =>
    descriptorOf(rule, name),
  );
  return [family, /url\([^)]*\)/.exec(rule)?.[0], { weight, unicodeRange, display: "swap" }];
}
