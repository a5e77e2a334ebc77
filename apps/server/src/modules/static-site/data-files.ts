import type { Queryable } from "@saywhere/db/queries/queryable";
import { listLanguageNames } from "@saywhere/db/queries/search.queries";
import {
  listEntriesOfPhrase,
  listPhraseTexts,
  listTranslationTexts,
} from "@saywhere/db/queries/static-copy.queries";
import {
  type StaticLanguageTexts,
  type StaticPhrase,
  type StaticSearchTexts,
  staticData,
} from "@saywhere/validators/static-copy";
import type { Services } from "../../services.ts";
import { appRouter } from "../../trpc/app-router.ts";
import { ANONYMOUS } from "../../trpc/context.ts";
import { presentEntry } from "../phrase/phrase.presenter.ts";
import { keyOf, type SiteFile, siteFile } from "./site-file.ts";
import type { SiteOutline } from "./site-outline.ts";

const json = (path: string, data: unknown): SiteFile => siteFile(keyOf(path), JSON.stringify(data));

/** What pages of the copy read in the browser, in place of calls of the API. */
export async function* dataFiles(
  db: Queryable,
  services: Services,
  { languages, oldSlugs }: SiteOutline,
): AsyncGenerator<SiteFile> {
  const api = appRouter.createCaller({ services, caller: ANONYMOUS });
  yield json(staticData.languages, await api.language.list({}));
  yield json(staticData.categories, await api.category.list({}));

  const texts = await listPhraseTexts(db);
  const phrases: StaticPhrase[] = texts.map(({ slug, english, categorySlug, categoryName }) => ({
    slug,
    english,
    category: { slug: categorySlug, name: categoryName },
  }));
  yield json(staticData.phrases, phrases);
  for (const { slug } of phrases) {
    const rows = await listEntriesOfPhrase(db, slug);
    yield json(staticData.entriesOfPhrase(slug), rows.map(presentEntry));
  }

  const names = (await listLanguageNames(db)).map(({ slug, names: all }) => ({ slug, names: all }));
  const search: StaticSearchTexts = { languages: names, english: texts.map(({ searched }) => searched) };
  yield json(staticData.search, search);
  for (const { slug } of languages) {
    const entries = await api.phrase.list({ language: slug });
    const before = oldSlugs.filter(({ kind, current }) => kind === "language" && current === slug);
    // A filter with a slug of before finds the same.
    for (const name of [slug, ...before.map((old) => old.slug)]) {
      yield json(staticData.entriesOfLanguage(name), entries);
    }
    const found = new Map((await listTranslationTexts(db, slug)).map((row) => [row.phraseSlug, row]));
    const searched: StaticLanguageTexts = phrases.map((phrase) => {
      const row = found.get(phrase.slug);
      return row ? [row.native, row.romanization] : null;
    });
    yield json(staticData.searchOfLanguage(slug), searched);
  }
}
