import type { Queryable } from "@saywhere/db/queries/queryable";
import { listLanguageNames } from "@saywhere/db/queries/search.queries";
import {
  listEntriesOfPhrase,
  listPhraseTexts,
  listTranslationTexts,
  type OldSlugRow,
} from "@saywhere/db/queries/static-copy.queries";
import {
  type StaticLanguageTexts,
  type StaticOldSlugs,
  type StaticPhrase,
  type StaticSearchTexts,
  staticData,
} from "@saywhere/validators/static-copy";
import { answerInProcess } from "../../pages/in-process-link.ts";
import { presentEntry } from "../phrase/phrase.presenter.ts";
import type { PlannedFile } from "./planned-file.ts";
import { keyOf } from "./site-file.ts";
import type { SiteOutline } from "./site-outline.ts";
import type { SiteServices } from "./site-reader.ts";

/** What pages of the copy read in the browser, in place of calls of the API. */
export function dataFiles(db: Queryable, services: SiteServices, outline: SiteOutline): PlannedFile[] {
  const { languages, phrases, oldSlugs } = outline;
  const answer = answerInProcess(services);
  const oldOf = (kind: OldSlugRow["kind"]) => oldSlugs.filter((old) => old.kind === kind);
  // A filter with a slug of before finds the same.
  const namesOf = (slug: string) => [
    slug,
    ...oldOf("language").flatMap((old) => (old.current === slug ? [old.slug] : [])),
  ];
  return [
    json(staticData.languages, () => answer("language.list", {})),
    json(staticData.categories, () => answer("category.list", {})),
    json(
      staticData.oldCategories,
      (): StaticOldSlugs => oldOf("category").map(({ slug, current }) => [slug, current]),
    ),
    json(staticData.phrases, () => readPhrases(db)),
    ...phrases.map(({ slug }) =>
      json(staticData.entriesOfPhrase(slug), async () =>
        (await listEntriesOfPhrase(db, slug)).map(presentEntry),
      ),
    ),
    json(staticData.search, () => readSearchTexts(db)),
    ...languages.flatMap(({ slug }) => [
      ...namesOf(slug).map((name) =>
        json(staticData.entriesOfLanguage(name), () => services.phrase.listEntries({ language: slug })),
      ),
      json(staticData.searchOfLanguage(slug), () => readTextsOfLanguage(db, slug)),
    ]),
  ];
}

function json(path: string, read: () => unknown): PlannedFile {
  return { key: keyOf(path), make: async () => JSON.stringify(await read()) };
}

async function readPhrases(db: Queryable): Promise<StaticPhrase[]> {
  return (await listPhraseTexts(db)).map(({ slug, english, categorySlug, categoryName }) => ({
    slug,
    english,
    category: { slug: categorySlug, name: categoryName },
  }));
}

async function readSearchTexts(db: Queryable): Promise<StaticSearchTexts> {
  const languages = await listLanguageNames(db);
  const phrases = await listPhraseTexts(db);
  return {
    languages: languages.map(({ id: _, ...language }) => language),
    english: phrases.map(({ slug, searched }) => [slug, searched]),
  };
}

async function readTextsOfLanguage(db: Queryable, slug: string): Promise<StaticLanguageTexts> {
  return (await listTranslationTexts(db, slug)).map(({ phraseSlug, native, romanization }) => [
    phraseSlug,
    native,
    romanization,
  ]);
}
