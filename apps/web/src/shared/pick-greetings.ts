import type { OtherLanguageTranslation } from "@saywhere/validators/content/phrase-detail";

/**
 * Picks the greetings for the home page: each text once, every script at least once, then the languages in the order of
 * the site until there are enough. The order of the site is preserved.
 */
export function pickGreetings(
  translations: OtherLanguageTranslation[],
  count: number,
): OtherLanguageTranslation[] {
  const distinct = uniqueBy(translations, ({ native_text }) => native_text);
  const ofEachScript = uniqueBy(distinct, handOf);
  const others = distinct.filter((greeting) => !ofEachScript.includes(greeting));
  const picked = new Set([...ofEachScript, ...others].slice(0, count));
  return distinct.filter((greeting) => picked.has(greeting));
}

/** Urdu shares its script with Arabic and Farsi, but is written in its own style, Nastaliq. */
function handOf({ language_code, language_script }: OtherLanguageTranslation): string {
  return language_code === "ur" ? "Aran" : language_script;
}

function uniqueBy<T>(items: T[], keyOf: (item: T) => string): T[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const key = keyOf(item);
    return !seen.has(key) && seen.add(key);
  });
}
