import { foldText } from "@saywhere/validators/texts/fold-text";

interface LanguageNames {
  name: string;
  nativeName: string;
}

/** The languages with a word that starts with the text, in English or in the language itself. */
export function matchLanguages<L extends LanguageNames>(languages: readonly L[], text: string): readonly L[] {
  const wanted = foldText(text.trim());
  if (!wanted) return languages;
  return languages.filter(({ name, nativeName }) =>
    [name, nativeName].some((known) => ` ${foldText(known).replace(/[()]/g, "")}`.includes(` ${wanted}`)),
  );
}
