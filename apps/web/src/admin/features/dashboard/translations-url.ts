import type { TranslationShow } from "@saywhere/validators/content/translation";
import { linkOptions } from "@tanstack/react-router";

/** The list of the translations into a language, or of what of them is left to do. */
export function translationsUrl(languageId: number, show?: Exclude<TranslationShow, "all">) {
  return linkOptions({ to: "/translations", search: { language: languageId, ...(show && { show }) } });
}
