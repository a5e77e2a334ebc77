/** ISO 639-1 codes with a more precise BCP 47 tag: Norwegian Bokmål, and Filipino, the standard form of Tagalog. */
const SUBTAGS: Readonly<Record<string, string>> = { no: "nb", tl: "fil" };

/**
 * Returns the BCP 47 tag of texts in a language. Chinese and Serbian are written in several scripts every day: their code
 * alone leaves the glyphs undefined.
 *
 * @param code ISO 639-1 code of the language, or a longer tag such as `pt-BR`
 * @param script ISO 15924 code of the script
 */
export function languageTag(code: string, script: string): string {
  return code === "zh" || code === "sr" ? `${code}-${script}` : (SUBTAGS[code] ?? code);
}

/** Returns the BCP 47 tag of romanized texts of a language. */
export function romanizedTag(code: string): string {
  return `${(SUBTAGS[code] ?? code).replace(/-.*/, "")}-Latn`;
}
