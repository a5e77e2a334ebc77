import { staticData } from "@saywhere/search/static/data-files";
import type { LanguagePack } from "@saywhere/search/static/language-pack";
import type { Language } from "@saywhere/validators/content/language";
import type { PhraseEntry } from "@saywhere/validators/content/phrase-entry";
import { settings } from "./fixtures.ts";
import { NO_MORE_TEXTS } from "./phrase-detail.ts";
import { siteFiles } from "./static-site.ts";

const file = <T>(url: string) => siteFiles.get(url) as T;

/** The pack of a language of the small static export. */
export function languagePack(language: Language): LanguagePack {
  const { slug } = language;
  const entries = file<PhraseEntry[]>(staticData.entriesOfLanguage(slug));
  const vocabulary = file<LanguagePack["vocabulary"]>(staticData.vocabulary);
  const byCategory = Map.groupBy(entries, ({ category }) => category.slug);
  return {
    language: { ...language, emergency_numbers: [] },
    settings,
    languages: file(staticData.languages),
    categories: file(staticData.categories),
    popular: file(staticData.popular),
    total: entries.length,
    phrases: entries.map(({ id, phrase, category, native_text, romanization }) => ({
      id,
      phrase,
      category,
      native_text,
      romanization,
      ...NO_MORE_TEXTS,
      regional_variations: [],
      variants: [],
      related_phrases: [],
      previous: null,
      next: null,
      updated_at: "2026-01-31T12:00:00.000Z",
    })),
    forms: [],
    common: [...byCategory].map(([category, ofCategory]) => ({
      slug: category,
      name: ofCategory[0]?.category.name ?? "",
      description: "",
      phrases: ofCategory.map(({ phrase }) => phrase.slug),
    })),
    vocabulary: {
      ...vocabulary,
      languages: vocabulary.languages.map((one) => (one.slug === slug ? one : { ...one, scripts: [] })),
    },
    texts: file(staticData.textsOfLanguage(slug)),
    phoneticTexts: [[]],
  };
}
