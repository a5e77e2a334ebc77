import { listCategories } from "@saywhere/db/queries/category.queries";
import {
  listEntriesOfPhrase,
  listPhraseDetailTexts,
  listPhraseTexts,
  listTranslationTexts,
  type OldSlugRow,
} from "@saywhere/db/queries/deployments/static-export.queries";
import type { Queryable } from "@saywhere/db/queries/queryable";
import { listPronunciations, type PronunciationRow } from "@saywhere/db/queries/search/pronunciation.queries";
import { listLanguageNames } from "@saywhere/db/queries/search/search.queries";
import { listSynonyms } from "@saywhere/db/queries/search/synonym.queries";
import {
  type StaticDetails,
  type StaticOldSlugs,
  type StaticPhoneticTexts,
  type StaticPhrase,
  type StaticVocabulary,
  staticData,
} from "@saywhere/search/static/data-files";
import { packLists, packTexts } from "@saywhere/search/static/packed-texts";
import { normalizeSearchText } from "@saywhere/validators/texts/normalize-search-text";
import { textScripts } from "@saywhere/validators/texts/scripts";
import { presentEntry } from "../phrase/phrase.presenter.ts";
import { readHanVariants } from "../search/han-variants.ts";
import { keyOf, type LazyFile } from "./export-file.ts";
import type { ExportManifest } from "./export-manifest.ts";
import type { ExportSource } from "./export-services.ts";

/** The data files that pages of the static export fetch in the browser instead of calling the API. */
export function dataFiles(
  { snapshot: db, services, call }: ExportSource,
  manifest: ExportManifest,
): LazyFile[] {
  const { languages, phrases, oldSlugs } = manifest;
  const oldOf = (kind: OldSlugRow["kind"]): StaticOldSlugs =>
    oldSlugs.flatMap((old) => (old.kind === kind ? [[old.slug, old.current]] : []));
  return [
    json(staticData.languages, () => call("language.list", {})),
    json(staticData.categories, () => call("category.list", {})),
    json(staticData.oldLanguages, () => oldOf("language")),
    json(staticData.oldCategories, () => oldOf("category")),
    json(staticData.oldPhrases, () => oldOf("phrase")),
    json(staticData.phrases, () => readPhrases(db)),
    json(staticData.popular, async () => (await services.phrase.popular()).map(({ slug }) => slug)),
    ...phrases.map(({ slug }) =>
      json(staticData.entriesOfPhrase(slug), async () =>
        (await listEntriesOfPhrase(db, slug)).map(presentEntry),
      ),
    ),
    ...languages.map((_, round) =>
      json(staticData.entriesOfRound(round), () => services.phrase.entryRound(round)),
    ),
    json(staticData.vocabulary, () => readStaticVocabulary(db, (slug) => readScripts(db, slug))),
    json(staticData.phoneticTexts, async () => packPhoneticTexts(await listPronunciations(db))),
    ...languages.flatMap(({ slug }) => [
      json(staticData.entriesOfLanguage(slug), () => services.phrase.listEntries({ language: slug })),
      json(staticData.formsOfLanguage(slug), () => call("language.forms", { slug })),
      json(staticData.detailsOfLanguage(slug), () => readDetails(db, slug)),
      json(staticData.textsOfLanguage(slug), async () => packTexts(await listTranslationTexts(db, slug))),
    ]),
  ];
}

function json(path: string, read: () => unknown): LazyFile {
  return { key: keyOf(path), make: async () => JSON.stringify(await read()) };
}

async function readPhrases(db: Queryable): Promise<StaticPhrase[]> {
  return (await listPhraseTexts(db)).map(({ slug, english, categorySlug, categoryName }) => ({
    slug,
    english,
    category: { slug: categorySlug, name: categoryName },
  }));
}

async function readDetails(db: Queryable, languageSlug: string): Promise<StaticDetails> {
  return (await listPhraseDetailTexts(db, languageSlug)).map(
    ({ slug, pronunciationGuide, usageNotes, audioUrl }) => [slug, pronunciationGuide, usageNotes, audioUrl],
  );
}

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
