import { listCategories } from "@saywhere/db/queries/category.queries";
import {
  listPhraseTexts,
  listTranslationTexts,
} from "@saywhere/db/queries/deployments/static-export.queries";
import type { Queryable } from "@saywhere/db/queries/queryable";
import type { PronunciationRow } from "@saywhere/db/queries/search/pronunciation.queries";
import { listLanguageNames } from "@saywhere/db/queries/search/search.queries";
import { listSynonyms } from "@saywhere/db/queries/search/synonym.queries";
import type { StaticPhoneticTexts, StaticVocabulary } from "@saywhere/search/static/data-files";
import { packLists } from "@saywhere/search/static/packed-texts";
import { normalizeSearchText } from "@saywhere/validators/texts/normalize-search-text";
import { textScripts } from "@saywhere/validators/texts/scripts";
import { readHanVariants } from "../search/han-variants.ts";

/**
 * The names and phrases that a search can mention.
 *
 * @param scriptsOf returns the scripts in which a language's texts are written
 */
export async function readStaticVocabulary(
  db: Queryable,
  scriptsOf: (slug: string) => Promise<string[]>,
): Promise<StaticVocabulary> {
  const phrases = await listPhraseTexts(db);
  const categories = await listCategories(db);
  const named = (await listLanguageNames(db)).map(({ id: _, ...language }) => language);
  const languages: StaticVocabulary["languages"] = [];
  // The languages are read sequentially, because their texts may be large.
  for (const language of named) languages.push({ ...language, scripts: await scriptsOf(language.slug) });
  return {
    languages,
    categories: categories.map(({ slug, name }) => ({ slug, name })),
    phrases: phrases.map((phrase) => [
      phrase.slug,
      phrase.english,
      phrase.categorySlug,
      phrase.languages,
      phrase.id,
      phrase.intents.join("\n"),
    ]),
    popular: phrases.filter(({ isPopular }) => isPopular).length,
    synonyms: await listSynonyms(db),
    hanVariants: await readHanVariants(db),
  };
}

/**
 * Packs pronunciations, which all refer to one list of phrases.
 *
 * @param only the only language that is packed; the list of phrases is that of all languages
 */
export function packPhoneticTexts(texts: readonly PronunciationRow[], only?: string): StaticPhoneticTexts {
  const phrases = [...new Set(texts.map(({ phrase }) => phrase))];
  const chosen = only === undefined ? texts : texts.filter(({ language }) => language === only);
  const byLanguage = Map.groupBy(chosen, ({ language }) => language);
  return [
    phrases,
    ...[...byLanguage].map(([language, ofLanguage]): [string, string] => {
      const guides = new Map(ofLanguage.map((text) => [text.phrase, text.guides]));
      return [language, packLists(phrases.map((phrase) => guides.get(phrase) ?? []))];
    }),
  ];
}

/** Returns the scripts in which the texts of a language are written. */
export async function readScripts(db: Queryable, slug: string): Promise<string[]> {
  const texts = (await listTranslationTexts(db, slug)).flatMap(({ native, romanization, variants }) => [
    native,
    romanization,
    ...variants.flatMap((variant) => [variant.native, variant.romanization]),
  ]);
  return textScripts(texts.flatMap((text) => (text === null ? [] : normalizeSearchText(text))));
}
