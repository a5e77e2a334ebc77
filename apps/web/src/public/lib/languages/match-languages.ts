import { foldText } from "@saywhere/validators/texts/fold-text";

interface LanguageNames {
  name: string;
  nativeName: string;
}

/** The languages with a word that starts with the text, in English or in the language itself. */
export function matchLanguages<L extends LanguageNames>(languages: readonly L[], text: string): readonly L[] {
  return languages.filter(({ name, nativeName }) => matchesName([name, nativeName], text));
}

/** Whether a word of one of the names starts with the text; no text matches all. */
export function matchesName(names: readonly string[], text: string): boolean {
  const wanted = foldName(text).trim();
  return names.some((name) => ` ${foldName(name)}`.includes(` ${wanted}`));
}

/** The form in which names are compared: “Farsi (Persian)” and “Côte d’Ivoire” are also found as keyboards write them. */
export const foldName = (name: string): string => foldText(name).replace(/[()]/g, "").replaceAll("’", "'");
