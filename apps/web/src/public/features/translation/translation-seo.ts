import { languageTag } from "@saywhere/ui/text/language-tag";
import type { PhraseDetail } from "@saywhere/validators/content/phrase-detail";
import { paths } from "@saywhere/validators/urls/paths";
import { type Crumb, languageImage, type PageSeo } from "../../lib/seo.ts";

export function translationTitle({ phrase, language }: Pick<PhraseDetail, "phrase" | "language">): string {
  return `How to say “${phrase.english}” in ${language.name}`;
}

export function translationCrumbs({ phrase, language }: Pick<PhraseDetail, "phrase" | "language">): Crumb[] {
  return [
    { label: language.name, path: paths.language(language.slug) },
    { label: phrase.english, path: paths.translation(language.slug, phrase.slug) },
  ];
}

interface Site {
  publicUrl: string;
  /** The static export has an image for each language, not for each of its phrases. */
  staticExport?: boolean;
}

/** Metadata of a phrase in a language for search engines and shared links. */
export function translationSeo(detail: PhraseDetail, { publicUrl, staticExport = false }: Site): PageSeo {
  const { phrase, language, native_text, romanization } = detail;
  const path = paths.translation(language.slug, phrase.slug);
  const inLanguage = languageTag(language.code, language.script);
  const said = romanization ? `${native_text} (${romanization})` : native_text;
  return {
    title: translationTitle(detail),
    description: `“${phrase.english}” in ${language.name} is ${said}. Pronunciation, when to use it, other forms and cultural notes.`,
    path,
    image: staticExport
      ? languageImage(language)
      : {
          path: paths.translationShareImage(language.slug, phrase.slug),
          alt: `“${phrase.english}” in ${language.name}: ${said}`,
        },
    type: "article",
    breadcrumb: translationCrumbs(detail),
    structuredData: [
      {
        "@type": "DefinedTerm",
        name: native_text,
        ...(romanization && { alternateName: romanization }),
        description: [phrase.english, detail.usage_notes].filter(Boolean).join(". "),
        inLanguage,
        url: publicUrl + path,
        inDefinedTermSet: {
          "@type": "DefinedTermSet",
          name: `Common phrases in ${language.name}`,
          inLanguage,
          url: publicUrl + paths.commonPhrases(language.slug),
        },
      },
    ],
  };
}
