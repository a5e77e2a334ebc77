import type { LanguageCardProps } from "@saywhere/ui/cards/language-card";
import type { Language } from "@saywhere/validators/content/language";
import { paths } from "@saywhere/validators/urls/paths";
import { firstSentence } from "./first-sentence.ts";

/**
 * What a card shows of a language. Loaders return this rather than the whole record, so that the page does not
 * carry forty descriptions beside their first sentences.
 */
export function languageCard(language: Language): LanguageCardProps {
  const { slug, name, nativeName, code, script, direction, speakers, description } = language;
  return {
    href: paths.language(slug),
    name,
    nativeName,
    code,
    script,
    direction,
    speakers,
    summary: firstSentence(description),
  };
}
