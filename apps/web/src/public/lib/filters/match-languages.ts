import type { LanguageOption } from "./filter-options.ts";

/** Normalizes a name for comparison: without case, accents and marks. */
function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** The languages with a word that starts with the text, in English or in the language itself. */
export function matchLanguages(languages: LanguageOption[], text: string): LanguageOption[] {
  const wanted = plain(text.trim());
  if (!wanted) return languages;
  return languages.filter(({ name, nativeName }) =>
    [name, nativeName].some((known) => ` ${plain(known).replace(/[()]/g, "")}`.includes(` ${wanted}`)),
  );
}
