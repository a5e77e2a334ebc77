import type { OtherLanguageTranslation } from "@saywhere/validators/content/phrase-detail";
import { foldText } from "@saywhere/validators/texts/fold-text";

/** Whether the language name, the text or the romanization of a translation contains the typed text. */
export function matchesTranslation(translation: OtherLanguageTranslation, typed: string): boolean {
  const wanted = foldText(typed.trim());
  const { language_name, native_text, romanization } = translation;
  return [language_name, native_text, romanization ?? ""].some((text) => foldText(text).includes(wanted));
}
