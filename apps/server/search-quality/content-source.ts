import {
  type LanguageFile,
  type PhrasesFile,
  parseContent,
  readContentFiles,
} from "@saywhere/db/seeding/read-content";
import { orderLanguages } from "@saywhere/db/seeding/seed-rows";
import type { PhoneticText, SearchSource, SearchVocabulary } from "@saywhere/search/search-source";
import { createMemorySource, type WrittenTexts } from "@saywhere/search/testing/memory-source";
import { normalizeSearchText } from "@saywhere/validators/texts/normalize-search-text";
import { hanVariants } from "../src/modules/search/han-variants.ts";

/** The starting content as a source of search, without a database. */
export async function readContentSource(): Promise<SearchSource> {
  const { texts } = await readContentFiles();
  const { categories, phrases, languages, aliases, intents, synonyms } = parseContent(texts);
  const ordered = orderLanguages(languages);
  const popular = phrases.filter(({ popular: rank }) => rank !== null);
  const listed = [
    ...popular.toSorted((a, b) => Number(a.popular) - Number(b.popular)),
    ...phrases.filter(({ popular: rank }) => rank === null),
  ];
  const categoryOf = (slug: string) => {
    const { name = slug } = categories.find((category) => category.slug === slug) ?? {};
    return { slug, name };
  };
  const vocabulary: SearchVocabulary = {
    languages: ordered.map((language) => ({ ...refOf(language), names: namesOf(language, aliases) })),
    categories: categories.map(({ slug, name }) => ({ slug, name })),
    phrases: listed.map(({ slug, english, category }) => ({
      slug,
      english,
      category: categoryOf(category),
      intents: intents[slug] ?? [],
    })),
    popular: popular.length,
    synonyms,
    hanVariants: hanVariantsOf(ordered),
  };
  return createMemorySource(
    vocabulary,
    listed.flatMap((phrase, place) =>
      ordered.flatMap((language, position) =>
        textsOf(place * ordered.length + position + 1, phrase, language, categoryOf(phrase.category)),
      ),
    ),
    ordered.flatMap((language) => heardIn(language, phrases)),
  );
}

/** How the popular phrases and those related to them are pronounced. */
function heardIn({ slug, translations }: LanguageFile, phrases: PhrasesFile["phrases"]): PhoneticText[] {
  const popular = phrases.filter((phrase) => phrase.popular !== null);
  const often = new Set(popular.flatMap((phrase) => [phrase.slug, ...phrase.related]));
  return [...often].flatMap((phrase) => {
    const translation = translations[phrase];
    if (!translation) return [];
    const forms = [translation, ...translation.variants];
    return { language: slug, phrase, guides: forms.flatMap(({ pronunciation_guide: guide }) => guide ?? []) };
  });
}

/** What the server reads from the database. */
const hanVariantsOf = (languages: LanguageFile[]): Record<string, string> =>
  Object.fromEntries(
    languages
      .filter(({ script }) => ["Hani", "Hans", "Hant"].includes(script))
      .map(({ slug, translations }) => {
        const texts = Object.values(translations).flatMap((one) => [one, ...one.variants]);
        return [slug, hanVariants(texts.map((text) => text.native_text).join(""))];
      }),
  );

const refOf = ({ slug, name, code, script, direction }: LanguageFile) => ({
  slug,
  name,
  code,
  script,
  direction,
});

function namesOf(
  { slug, name, nativeName, code }: LanguageFile,
  aliases: Record<string, string[]>,
): string[] {
  return [name, nativeName, code, ...(aliases[slug] ?? [])].map(normalizeSearchText);
}

function textsOf(
  id: number,
  { slug, english }: PhrasesFile["phrases"][number],
  language: LanguageFile,
  category: WrittenTexts["entry"]["category"],
): WrittenTexts[] {
  const translation = language.translations[slug];
  if (!translation) return [];
  const { native_text, romanization, variants } = translation;
  return [
    {
      entry: {
        id,
        phrase: { slug, english },
        language: refOf(language),
        category,
        native_text,
        romanization,
      },
      variants: variants.flatMap((variant) => [variant.native_text, variant.romanization ?? []].flat()),
    },
  ];
}
