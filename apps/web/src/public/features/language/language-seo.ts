import { languageTag } from "@saywhere/ui/text/language-tag";
import type { Language } from "@saywhere/validators/content/language";
import type { CommonPhrases } from "@saywhere/validators/content/phrase-detail";
import { paths } from "@saywhere/validators/urls/paths";
import { formatNumber } from "../../../shared/format-count.ts";
import { firstSentence } from "../../lib/language-card-props.ts";
import { type Crumb, languageImage, type PageSeo } from "../../lib/seo.ts";

type LinkedLanguage = Pick<Language, "slug" | "name">;

export function languageCrumbs({ slug, name }: LinkedLanguage): Crumb[] {
  return [
    { label: "Languages", path: paths.languages },
    { label: name, path: paths.language(slug) },
  ];
}

export function commonPhrasesCrumbs(language: LinkedLanguage): Crumb[] {
  return [...languageCrumbs(language), { label: "Common Phrases", path: paths.commonPhrases(language.slug) }];
}

/** Metadata of a language page for search engines and shared links. */
export function languageSeo(language: Language): PageSeo {
  return {
    title: `${language.name} Phrases`,
    description: `${firstSentence(language.description)} Everyday phrases with native script, pronunciation and cultural notes.`,
    path: paths.language(language.slug),
    image: languageImage(language),
    breadcrumb: languageCrumbs(language),
    structuredData: [
      {
        "@type": "Language",
        name: language.name,
        alternateName: [language.nativeName, languageTag(language.code, language.script)],
        description: language.description,
      },
    ],
  };
}

/** Metadata of a language's phrase list: a set of terms, each with its own page. */
export function commonPhrasesSeo(
  { language, count, previous }: Pick<CommonPhrases, "language" | "count" | "previous">,
  publicUrl: string,
): PageSeo {
  const path = paths.commonPhrases(language.slug);
  return {
    title: `Common Phrases in ${language.name}`,
    description: `${formatNumber(count)} everyday phrases in ${language.name} by category, with pronunciation. Read, search or print the list.`,
    path,
    // Later pages of the list change with the content; search engines find the phrases by their own URLs.
    index: previous === null,
    image: languageImage(language),
    breadcrumb: commonPhrasesCrumbs(language),
    structuredData: [
      {
        "@type": "DefinedTermSet",
        name: `Common phrases in ${language.name}`,
        inLanguage: languageTag(language.code, language.script),
        url: publicUrl + path,
      },
    ],
  };
}
