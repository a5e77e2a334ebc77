/**
 * The script a language is most likely written in, by CLDR's likely subtags.
 *
 * @param code ISO 639 code or a longer language tag, such as `fa` or `zh-Hant`
 * @returns ISO 15924 code; `Latn` where CLDR knows none
 */
export function likelyScript(code: string): string {
  try {
    return new Intl.Locale(code).maximize().script ?? "Latn";
  } catch {
    return "Latn";
  }
}

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

const NAMES =
  "Latn Cyrl Grek Arab Hebr Deva Beng Taml Thai Geor Ethi Hani Hira Kana Hang Armn Guru Gujr Orya Telu Knda Mlym Sinh Laoo Tibt Mymr Khmr";
const SCRIPTS = NAMES.split(" ").map((name) => [name, new RegExp(`\\p{Script=${name}}`, "u")] as const);
/** ISO 15924: undetermined. Digits, what several scripts share, and the letters of all other scripts. */
const OTHER = "Zyyy";

/**
 * The scripts (ISO 15924) of the letters in normalized texts. Texts that have none in common match neither as a whole
 * nor in part, so that search need not look at them.
 */
export function textScripts(texts: Iterable<string>): string[] {
  const letters = new Set<string>();
  for (const text of texts) for (const letter of text) letters.add(letter);
  letters.delete(" ");
  const scripts = new Set<string>();
  for (const letter of letters) {
    scripts.add(SCRIPTS.find(([, isOfScript]) => isOfScript.test(letter))?.[0] ?? OTHER);
  }
  return [...scripts].sort();
}
