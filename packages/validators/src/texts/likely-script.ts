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
