import { LRUCache } from "lru-cache";
import { type FontRule, readFontRules } from "./font-rules.ts";
import { openSourceFont, type SourceFont, subsetForTexts } from "./font-subsetter.ts";
import { type NativeElement, nativeElements } from "./native-elements.ts";

/** The fonts of scripts in native-text.module.css; the fonts of Europe's scripts are small files already. */
const FAMILIES: Record<string, string> = {
  Arab: "SW Naskh",
  Aran: "SW Nastaliq",
  Beng: "SW Bengali",
  Deva: "SW Devanagari",
  Ethi: "SW Ethiopic",
  Geor: "SW Georgian",
  Hans: "SW Chinese",
  Hant: "SW Chinese",
  Hebr: "SW Hebrew",
  Jpan: "SW Japanese",
  Kore: "SW Korean",
  Taml: "SW Tamil",
  Thai: "SW Thai",
};

/** A page that shows more than this part of a large font loads all of it, which the browser keeps for other pages. */
const LARGEST_PART = 0.4;
const SMALL_BYTES = 4_000;

/** Subsets in memory, mostly of 1 to 4 kB: pages are rendered again after changes, mostly with the same texts. */
const CACHED_BYTES = 8_000_000;

/** Embeds in a page the glyphs of its native texts. */
export type EmbedFonts = (html: string) => Promise<string>;

/**
 * Creates the function that embeds fonts in pages: for each script, a subset with just the glyphs of the page's native
 * texts. Without it, a first visit loads whole fonts, of 10 to 130 kB each, for a few words.
 *
 * Without JavaScript, and in pages that the router navigates to, the rules of the stylesheet load the whole fonts.
 *
 * @param clientDir folder of the client build
 */
export function createPageFonts(clientDir: string): EmbedFonts {
  let rules: Map<string, FontRule> | undefined;
  const sources = new Map<string, Promise<SourceFont>>();
  const subsets = new LRUCache<string, Uint8Array>({
    maxSize: CACHED_BYTES,
    sizeCalculation: (font, key) => font.length + key.length,
  });

  async function subsetOf(rule: FontRule, elements: NativeElement[]): Promise<Uint8Array> {
    const texts = [...new Set(elements.map(({ text }) => text))].sort();
    const language = elements[0]?.language ?? "und";
    const key = JSON.stringify([rule.file, language, ...texts]);
    const cached = subsets.get(key);
    if (cached) return cached;
    const source = sources.get(rule.file) ?? openSourceFont(rule.file);
    sources.set(rule.file, source);
    // With the space it is the first font of its text, whose heights determine the line.
    const font = await subsetForTexts(await source, [...texts, " "], language);
    subsets.set(key, font);
    return font;
  }

  return async (html) => {
    const head = html.indexOf("</head>");
    if (head === -1) return html;
    const styles: string[] = [];
    const scripts: string[] = [];
    const marks: { offset: number; family: string }[] = [];
    for (const [family, elements] of Map.groupBy(nativeElements(html), familyOf)) {
      if (family === undefined) continue;
      rules ??= readFontRules(clientDir);
      const rule = rules.get(family);
      if (!rule) throw new Error(`The stylesheet has no font ${family}`);
      const font = await subsetOf(rule, elements);
      if (font.length > SMALL_BYTES && font.length > rule.bytes * LARGEST_PART) continue;
      styles.push(`[data-page-font="${nameOf(family)}"]{--page-font:"${pageFamily(family)}","${family}"}`);
      scripts.push(fontArguments(pageFamily(family), font, rule, elements));
      for (const { attributeOffset: offset } of elements) marks.push({ offset, family });
    }
    return scripts.length === 0 ? html : insertFonts(html, head, styles, scripts, marks);
  };
}

function familyOf({ language, script }: NativeElement): string | undefined {
  return FAMILIES[script === "Arab" && language === "ur" ? "Aran" : script];
}

/** A subset lacks forms that its letters take in other texts: only the elements use it that it was made for. */
function pageFamily(family: string): string {
  return family.replace("SW", "Page");
}

function nameOf(family: string): string {
  return family.replace("SW ", "").toLowerCase();
}

/** The arguments of the browser's `FontFace`, with the font in base64. */
function fontArguments(family: string, font: Uint8Array, rule: FontRule, elements: NativeElement[]): string {
  const characters = new Set(` ${elements.map(({ text }) => text).join("")}`);
  const codes = Array.from(characters, (character) => character.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const unicodeRange = codes.map((code) => `U+${code.toString(16)}`).join();
  return JSON.stringify([family, Buffer.from(font).toString("base64"), { ...rule.heights, unicodeRange }]);
}

/**
 * A font made of bytes is there at the first paint; one of a URL, even of a data URL, only after it, and the text would
 * be drawn twice.
 */
function insertFonts(
  html: string,
  head: number,
  styles: string[],
  scripts: string[],
  marks: { offset: number; family: string }[],
): string {
  const parts = [
    html.slice(0, head),
    `<style id="page-fonts">${styles.join("")}</style>`,
    `<script>for(const[f,b,d]of[${scripts.join()}])document.fonts.add(new FontFace(f,Uint8Array.from(atob(b),c=>c.charCodeAt(0)),d))</script>`,
  ];
  let end = head;
  for (const { offset, family } of marks.sort((a, b) => a.offset - b.offset)) {
    parts.push(html.slice(end, offset), ` data-page-font="${nameOf(family)}"`);
    end = offset;
  }
  parts.push(html.slice(end));
  return parts.join("");
}
