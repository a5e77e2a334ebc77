import {
  listEntriesOfPhrase,
  listPhraseDetailTexts,
  listPhraseTexts,
  listTranslationTexts,
  type OldSlugRow,
} from "@saywhere/db/queries/deployments/static-export.queries";
import type { Queryable } from "@saywhere/db/queries/queryable";
import { listPronunciations } from "@saywhere/db/queries/search/pronunciation.queries";
import {
  type StaticDetails,
  type StaticOldSlugs,
  type StaticPhrase,
  staticData,
} from "@saywhere/search/static/data-files";
import { packTexts } from "@saywhere/search/static/packed-texts";
import { packPhoneticTexts, readScripts, readStaticVocabulary } from "../language-data/static-vocabulary.ts";
import { presentEntry } from "../phrase/phrase.presenter.ts";
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
