import { languageTag } from "@saywhere/ui/text/language-tag";
import type { PhraseInAllLanguages } from "@saywhere/validators/content/phrase-detail";
import { paths } from "@saywhere/validators/urls/paths";
import type { Crumb, PageSeo } from "../../lib/seo.ts";

const EXAMPLES = 4;

export function phraseTitle(english: string): string {
  return `How to say “${english}” in every language`;
}

export function phraseCrumbs({ phrase, category }: PhraseInAllLanguages): Crumb[] {
  return [
    { label: category.name, path: paths.phrases({ category: category.slug }) },
    { label: phrase.english, path: paths.phrase(phrase.slug) },
  ];
}

/** Metadata of a phrase in all languages for search engines and shared links. */
export function phraseSeo(answer: PhraseInAllLanguages, publicUrl: string): PageSeo {
  const { phrase, translations } = answer;
  const path = paths.phrase(phrase.slug);
  const examples = translations.slice(0, EXAMPLES).map((one) => `${one.native_text} (${one.language_name})`);
  const more = translations.length - EXAMPLES;
  return {
    title: phraseTitle(phrase.english),
    description: `“${phrase.english}” in native scripts and Latin letters: ${examples.join(", ")}${more > 0 ? ` and ${more} more` : ""}.`,
    path,
    breadcrumb: phraseCrumbs(answer),
    structuredData: [
      {
        "@type": "DefinedTermSet",
        name: phraseTitle(phrase.english),
        url: publicUrl + path,
        hasDefinedTerm: translations.map((one) => ({
          "@type": "DefinedTerm",
          name: one.native_text,
          inLanguage: languageTag(one.language_code, one.language_script),
          url: publicUrl + paths.translation(one.language_slug, phrase.slug),
        })),
      },
    ],
  };
}
