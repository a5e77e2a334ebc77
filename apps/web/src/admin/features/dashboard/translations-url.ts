import type { TranslationShow } from "@saywhere/validators/content/translation";
import { linkOptions } from "@tanstack/react-router";

/** URL of the list of translations into a language, or of its remaining work. */
export function translationsUrl(languageId: number, show?: Exclude<TranslationShow, "all">) {
  return linkOptions({ to: "/translations", search: { language: languageId, ...(show && { show }) } });
}
