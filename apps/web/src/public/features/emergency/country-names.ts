import { foldName } from "../../lib/languages/match-languages.ts";

/** Common names of countries that the browser's own lists lack. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  AE: ["UAE", "Emirates"],
  GB: ["UK", "Britain", "Great Britain", "England", "Scotland", "Wales", "Northern Ireland"],
  NL: ["Holland"],
  TR: ["Turkey"],
  US: ["US", "USA", "America"],
};

/** The code of the country that has the text as another name, such as “UK” (which Ukraine begins with). */
export function codeOfOtherName(text: string): string | undefined {
  const wanted = foldName(text).trim();
  return Object.keys(OTHER_NAMES).find((code) =>
    OTHER_NAMES[code]?.some((name) => foldName(name) === wanted),
  );
}

/** The names of a country by its code: other usual ones, and those in English and the given languages. */
export function countryNames(code: string, languages: readonly string[]): string[] {
  const names = ["en", ...languages].map((language) => namesIn(language).of(code) ?? "");
  return [...(OTHER_NAMES[code] ?? []), ...names];
}

const displayNames = new Map<string, Intl.DisplayNames>();

/** The names of countries in a language; making them for each country takes longer than finding one. */
function namesIn(locale: string): Intl.DisplayNames {
  const names = displayNames.get(locale) ?? createNames(locale);
  displayNames.set(locale, names);
  return names;
}

/** Falls back to English for a code that editors may enter but `Intl` rejects. */
function createNames(locale: string): Intl.DisplayNames {
  try {
    return new Intl.DisplayNames(locale, { type: "region" });
  } catch {
    return namesIn("en");
  }
}
