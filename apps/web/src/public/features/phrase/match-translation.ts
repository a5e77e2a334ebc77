import type { OtherLanguageTranslation } from "@saywhere/validators/content/phrase-detail";

const MARKS = /\p{M}/gu;

function folded(text: string): string {
  return text.normalize("NFD").replace(MARKS, "").toLowerCase();
}

/** Whether the language name, the text or the romanization of a translation contains the typed text. */
export function matchesTranslation(translation: OtherLanguageTranslation, typed: string): boolean {
  const wanted = folded(typed.trim());
  const { language_name, native_text, romanization } = translation;
  return [language_name, native_text, romanization ?? ""].some((text) => folded(text).includes(wanted));
}
