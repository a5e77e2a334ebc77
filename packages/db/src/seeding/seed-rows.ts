import { readVariantLabel } from "../read-variant-label.ts";
import type { ContentFiles, LanguageFile } from "./read-content.ts";

/** A row to seed: its columns, with slugs in the place of references, and a key that never changes. */
export interface SeedRow {
  key: string;
  [column: string]: unknown;
}

/** Returns the content as rows, in an order in which the tables can be filled. */
export function seedRows({
  categories,
  phrases,
  languages,
  aliases,
  intents,
  emergency,
  synonyms,
}: ContentFiles) {
  return {
    category: categories.map((category, position) => ({ key: category.slug, ...category, position })),
    phrase: phrases.map(({ slug, english, category, popular }, position) => ({
      key: slug,
      slug,
      english,
      category_id: category,
      popular_rank: popular,
      position,
      intents: intents[slug] ?? null,
    })),
    related_phrase: phrases.flatMap(({ slug, related }) =>
      related.map((other, position) => ({
        key: `${slug}/${other}`,
        phrase_id: slug,
        related_id: other,
        position,
      })),
    ),
    language: orderLanguages(languages).map(({ nativeName, translations: _, ...language }, position) => ({
      key: language.slug,
      ...language,
      native_name: nativeName,
      aliases: aliases[language.slug] ?? [],
      emergency_numbers: emergency[language.slug] ?? null,
      position,
    })),
    translation: languages.flatMap(({ slug: language, translations }) =>
      Object.entries(translations).map(([phrase, { variants, ...translation }]) => ({
        key: `${language}/${phrase}`,
        language_id: language,
        phrase_id: phrase,
        ...translation,
        variants: variants.map(({ native_text, pronunciation_guide, ...variant }) => ({
          ...variant,
          nativeText: native_text,
          pronunciationGuide: pronunciation_guide,
          ...readVariantLabel(variant.label).structure,
        })),
      })),
    ),
    synonym_group: synonyms.map((terms) => ({ key: terms[0] ?? "", terms })),
  } satisfies Record<string, SeedRow[]>;
}

/** The featured three of the home page. */
const FIRST = ["spanish", "farsi", "arabic"];
const FACTORS: Record<string, number> = { thousand: 1e3, million: 1e6, billion: 1e9 };

/**
 * The languages in the order of the site: the featured three, then by number of speakers.
 *
 * @throws Error when a number of speakers cannot be read
 */
export function orderLanguages(languages: LanguageFile[]): LanguageFile[] {
  const rank = ({ slug }: LanguageFile) => (FIRST.includes(slug) ? FIRST.indexOf(slug) : FIRST.length);
  return languages.toSorted((a, b) => rank(a) - rank(b) || countSpeakers(b) - countSpeakers(a));
}

/** Reads "1.3 billion", "89 million" or "360,000". */
function countSpeakers({ slug, speakers }: LanguageFile): number {
  const [, digits, word] = /^([\d.,]+)(?: (\w+))?$/.exec(speakers) ?? [];
  const count = Number(digits?.replaceAll(",", "")) * (word ? (FACTORS[word] ?? Number.NaN) : 1);
  if (Number.isNaN(count)) throw new Error(`The number of speakers of ${slug} cannot be read: ${speakers}`);
  return count;
}
