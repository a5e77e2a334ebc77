import type { TextFont } from "@saywhere/search/static/data-files";
import { LRUCache } from "lru-cache";
import { type FontRule, readFontRules } from "./font-rules.ts";
import { charactersFor, openSourceFont, type SourceFont, subsetForTexts } from "./font-subsetter.ts";
import { type NativeText, nativeElements } from "./native-text-elements.ts";

/** The font files of scripts, in packages/ui; Latin letters share a few small files that every page needs. */
const FILES: Record<string, string> = {
  Arab: "naskh",
  Aran: "nastaliq",
  Beng: "bengali",
  Cyrl: "serif-cyrillic",
  Deva: "devanagari",
  Ethi: "ethiopic",
  Geor: "georgian",
  Grek: "serif-greek",
  Hans: "chinese",
  Hant: "chinese",
  Hebr: "hebrew",
  Jpan: "japanese",
  Kore: "korean",
  Taml: "tamil",
  Thai: "thai",
};

/** A page that shows more than this part of a large font loads all of it, which the browser keeps for other pages. */
const MAX_PART = 0.4;
const SMALL_BYTES = 6_000;

/** Subsets in memory, mostly of 1 to 4 kB: pages are rendered again after changes, mostly with the same texts. */
const CACHED_BYTES = 8_000_000;

export interface PageFonts {
  /** Embeds in a page the glyphs of its native texts. */
  embed(html: string): Promise<string>;
  /** Cuts the font of texts in one language; null if they need most of their font, or the stylesheet has none for them. */
  fontOf(texts: readonly NativeText[]): Promise<TextFont | null>;
}

/**
 * Creates the fonts of pages: for each script, a subset with just the glyphs of the page's native texts. Without it, a
 * first visit loads whole fonts, of 10 to 130 kB each, for a few words.
 *
 * Without JavaScript, and in pages that the router navigates to, the rules of the stylesheet load the whole fonts.
 *
 * @param clientDir folder of the client build
 */
export function createPageFonts(clientDir: string): PageFonts {
  let rules: Map<string, FontRule> | undefined;
  const readRules = (): Map<string, FontRule> => {
    rules ??= readFontRules(clientDir);
    return rules;
  };
  const sources = new Map<string, Promise<SourceFont>>();
  const subsets = new LRUCache<string, Uint8Array>({
    maxSize: CACHED_BYTES,
    sizeCalculation: (font, key) => font.length + key.length,
  });

  async function subsetOf(rule: FontRule, elements: readonly NativeText[]): Promise<Uint8Array> {
    const texts = [...new Set(elements.map(({ text }) => text))].sort();
    const language = elements[0]?.language ?? "und";
    const key = JSON.stringify([rule.file, language, ...texts]);
    const cached = subsets.get(key);
    if (cached) return cached;
    const source = sources.get(rule.file) ?? openSourceFont(rule.file);
    sources.set(rule.file, source);
    // The next page tries again.
    source.catch(() => sources.delete(rule.file));
    // With a space in it, the subset is the first available font of the element, whose heights determine those of the line.
    const font = await subsetForTexts(await source, [...texts, " "], language);
    subsets.set(key, font);
    return font;
  }

  /** A subset with the rule of the whole font; null if the whole font is the better choice. */
  async function cut(file: string, texts: readonly NativeText[]): Promise<[FontRule, Uint8Array] | null> {
    const rule = readRules().get(file);
    if (!rule) throw new Error(`The stylesheet has no font ${file}`);
    const font = await subsetOf(rule, texts);
    return font.length > SMALL_BYTES && font.length > rule.bytes * MAX_PART ? null : [rule, font];
  }

  async function embed(html: string): Promise<string> {
    const head = html.indexOf("</head>");
    if (head === -1) return html;
    const styles: string[] = [];
    const scripts: string[] = [];
    const marks: { offset: number; file: string }[] = [];
    for (const [file, elements] of Map.groupBy(nativeElements(html), fileOf)) {
      const subset = file === undefined ? null : await cut(file, elements);
      if (file === undefined || !subset) continue;
      const [rule, font] = subset;
      // Only the elements that the subset was made for use it: it lacks the forms that its letters take in other texts.
      const family = `Page ${file}`;
      styles.push(`[data-page-font="${file}"]{--page-font:"${family}","${rule.family}"}`);
      scripts.push(fontArguments(family, font, rule, elements));
      for (const { attributeOffset: offset } of elements) marks.push({ offset, file });
    }
    return scripts.length === 0 ? html : insertFonts(html, head, styles, scripts, marks);
  }

  async function fontOf(texts: readonly NativeText[]): Promise<TextFont | null> {
    const file = texts[0] && fileOf(texts[0]);
    const subset = file !== undefined && readRules().has(file) ? await cut(file, texts) : null;
    if (!subset) return null;
    const [rule, font] = subset;
    return {
      family: rule.family,
      font: Buffer.from(font).toString("base64"),
      descriptors: descriptorsOf(rule, texts),
      texts: texts.map(({ text }) => text),
    };
  }

  return { embed, fontOf };
}

function fileOf({ language, script }: NativeText): string | undefined {
  return FILES[script === "Arab" && language === "ur" ? "Aran" : script];
}

/** The arguments of the browser's `FontFace`, with the font in base64. */
function fontArguments(
  family: string,
  font: Uint8Array,
  rule: FontRule,
  texts: readonly NativeText[],
): string {
  return JSON.stringify([family, Buffer.from(font).toString("base64"), descriptorsOf(rule, texts)]);
}

function descriptorsOf(rule: FontRule, texts: readonly NativeText[]): Record<string, string> {
  const characters = charactersFor([" ", ...texts.map(({ text }) => text)]);
  const codes = Array.from(characters, (character) => character.codePointAt(0) ?? 0).sort((a, b) => a - b);
  return { ...rule.descriptors, unicodeRange: codes.map((code) => `U+${code.toString(16)}`).join() };
}

/**
 * A font made of bytes is there at the first paint; one of a URL, even of a data URL, only after it, and the text would
 * be drawn twice. `fromBase64` takes a twentieth of the time of the fallback for older browsers.
 */
function insertFonts(
  html: string,
  head: number,
  styles: string[],
  scripts: string[],
  marks: { offset: number; file: string }[],
): string {
  const parts = [
    html.slice(0, head),
    `<style id="page-fonts">${styles.join("")}</style>`,
    `<script>for(const[f,b,d]of[${scripts.join()}])document.fonts.add(new FontFace(f,Uint8Array.fromBase64?.(b)??Uint8Array.from(atob(b),c=>c.charCodeAt()),d))</script>`,
  ];
  let end = head;
  for (const { offset, file } of marks.sort((a, b) => a.offset - b.offset)) {
    parts.push(html.slice(end, offset), ` data-page-font="${file}"`);
    end = offset;
  }
  parts.push(html.slice(end));
  return parts.join("");
}
