/** The stylesheet with the rules of Latin font files, by its name in the manifest of the build. */
export const LATIN_FONTS = "latin-fonts.css";

const FACE = /@font-face\s*\{[^}]*\}/g;
/** Cyrillic and Greek are scripts of native texts, whose glyphs pages bring. */
const LATIN_FILE = /\/(?:sans|serif)-(?!cyrillic|greek)[a-z-]+-[\w-]{8}\.woff2/;
/** The letters of nearly every page. */
const CORE_FILE = /\/(?:sans|serif)-core-[\w-]{8}\.woff2/;

/** Takes the rules of Latin font files out of a built stylesheet. */
export function splitLatinFonts(css: string): { latin: string; rest: string } {
  const latin = css.match(FACE)?.filter((rule) => LATIN_FILE.test(rule)) ?? [];
  return {
    latin: latin.join(""),
    rest: css.replaceAll(FACE, (rule) => (LATIN_FILE.test(rule) ? "" : rule)),
  };
}

/** A font lays out all texts again: those that arrive together are added one by one, so that no task takes long. */
const PAUSE_MS = 50;

/**
 * What loads the Latin fonts of a page, for its head.
 *
 * A first visit loads them after its first paint, which they would delay or not, as chance has it: until then its texts are
 * in fonts of the device, with the same widths. The core fonts are requested at once, the others by the rules of the
 * stylesheet. A device with a service worker has fonts in its cache, and can paint with them.
 *
 * @param css the stylesheet
 * @param path its path
 */
export function latinFontLoader(css: string, path: string): string {
  const core = (css.match(FACE) ?? []).filter((rule) => CORE_FILE.test(rule)).map(fontFaceArguments);
  return `<script>{const core=${JSON.stringify(core)}.map(font=>new FontFace(...font)),
add=font=>document.fonts.add(font),
rules=Object.assign(document.createElement("link"),{rel:"stylesheet",href:${JSON.stringify(path)}}),
later=async()=>{
rules.media="print";
document.head.append(rules);
for(const font of core)font.load().catch(()=>{});
for(const font of core){await font.load().catch(()=>{});add(font);await new Promise(done=>setTimeout(done,${PAUSE_MS}))}
rules.media="all"};
if(navigator.serviceWorker?.controller)core.forEach(add),document.head.append(rules);
else firstPaint.then(later)}
</script><noscript><link rel="stylesheet" href="${path}"/></noscript>`;
}

/** The arguments of the browser's `FontFace` for a rule. */
function fontFaceArguments(rule: string) {
  const valueOf = (property: string) => new RegExp(`${property}:\\s*"?([^;"}]+)`).exec(rule)?.[1]?.trim();
  return [
    valueOf("font-family"),
    /url\([^)]*\)/.exec(rule)?.[0],
    {
      weight: valueOf("font-weight"),
      unicodeRange: valueOf("unicode-range"),
      display: "swap",
    },
  ];
}
