/** ISO 15924 codes of Latin letters, with those in the hands of Fraktur and Gaelic. */
const LATIN_SCRIPTS = new Set(["Latn", "Latf", "Latg"]);

/**
 * Whether readers of English need a text's romanization.
 *
 * @param script ISO 15924 code of the script a language is written in
 * @returns false for Latin letters
 */
export function needsRomanization(script: string): boolean {
  return !LATIN_SCRIPTS.has(script);
}
