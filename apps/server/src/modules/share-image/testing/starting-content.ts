import { readdirSync, readFileSync } from "node:fs";
import type { Direction } from "@saywhere/validators/texts/direction";
import type { LanguageCard, TranslationCard } from "../share-card-content.ts";

interface Form {
  native_text: string;
  romanization: string | null;
}

interface ContentLanguage {
  slug: string;
  name: string;
  nativeName: string;
  code: string;
  script: string;
  direction: Direction;
  translations: Record<string, Form & { variants: Form[] }>;
}

const folder = new URL("../../../../../../packages/db/content/languages/", import.meta.url);

/** The languages of the seed content, with all their texts. */
export const contentLanguages: ContentLanguage[] = readdirSync(folder).map((file) =>
  JSON.parse(readFileSync(new URL(file, folder), "utf8")),
);

export function formsOf(language: ContentLanguage): Form[] {
  return Object.values(language.translations).flatMap((translation) => [
    translation,
    ...translation.variants,
  ]);
}

function contentLanguage(slug: string): ContentLanguage {
  const language = contentLanguages.find((candidate) => candidate.slug === slug);
  if (!language) throw new Error(`The content has no language ${slug}.`);
  return language;
}

export function languageCardProps(slug: string, changes: Partial<LanguageCard> = {}): LanguageCard {
  const { name, nativeName, code, script, direction, translations } = contentLanguage(slug);
  const greeting = translations.hello?.native_text;
  return {
    kind: "language",
    name,
    nativeName,
    code,
    script,
    direction,
    greeting,
    siteName: "Saywhere",
    ...changes,
  };
}

export function translationCard(slug: string, changes: Partial<TranslationCard> = {}): TranslationCard {
  const { name, nativeName, code, script, direction, translations } = contentLanguage(slug);
  return {
    kind: "translation",
    english: "Hello",
    nativeText: translations.hello?.native_text ?? "",
    romanization: translations.hello?.romanization ?? null,
    language: { name, nativeName, code, script, direction },
    siteName: "Saywhere",
    ...changes,
  };
}
