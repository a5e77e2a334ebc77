import { foldText } from "@saywhere/validators/texts/fold-text";
import type { LanguageOption } from "./filter-options.ts";

/** The languages with a word that starts with the text, in English or in the language itself. */
export function matchLanguages(languages: LanguageOption[], text: string): LanguageOption[] {
  const wanted = foldText(text.trim());
  if (!wanted) return languages;
  return languages.filter(({ name, nativeName }) =>
    [name, nativeName].some((known) => ` ${foldText(known).replace(/[()]/g, "")}`.includes(` ${wanted}`)),
  );
}
