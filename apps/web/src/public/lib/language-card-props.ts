import type { LanguageCardProps } from "@saywhere/ui/cards/language-card";
import type { Language } from "@saywhere/validators/content/language";
import { paths } from "@saywhere/validators/urls/paths";

/**
 * The card's properties of a language. Loaders return these rather than the whole record, so that the page does not
 * carry forty descriptions in addition to their first sentences.
 */
export function languageCardProps(language: Language): LanguageCardProps {
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

/** The first sentence of a text, for cards; the whole text when it has only one. */
export function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s+\p{Lu}|\s*$)/su.exec(text)?.[0] ?? text;
}
