import type { TranslationShow } from "@saywhere/validators/translation";
import type { LinkProps } from "@tanstack/react-router";

/** The list of the translations into a language, or of what of them is left to do. */
export function translationsLink(languageId: number, show?: TranslationShow): LinkProps {
  return {
    to: "/translations",
    search: { language: languageId, ...(show && { show }) },
  } as object as LinkProps;
}
