import { openDatabase } from "@saywhere/db/database";
import { readContentVersion } from "@saywhere/db/queries/content-version.queries";
import { readVariedEntryPage } from "@saywhere/db/queries/phrase-entry.queries";
import type { Queryable } from "@saywhere/db/queries/queryable";
import { adminPhrasePageInput } from "@saywhere/validators/content/phrase";
import { type TranslationPageInput, translationPageInput } from "@saywhere/validators/content/translation";
import { type AllServices, createServices } from "../../src/app/create-services.ts";
import { ContentCache } from "../../src/lib/content-cache.ts";
import { createContentWriter } from "../../src/writes/content-writer.ts";
import { withoutStorage } from "../../test/support/without-storage.ts";
import { markdownTable } from "../output.ts";
import { noteQueries, percentiles, refuseFullScan } from "./measured-queries.ts";

/** Reads of lists, each by a name for the table. */
export type ListReads = Record<string, () => Promise<unknown>>;

/** Offset of the deep page of a list, if the list is that long. */
const DEEP = 9_000;

/** Every list that grows with the content, as its screen or its call reads it. */
async function listReads(services: AllServices, db: Queryable): Promise<ListReads> {
  const { language, category, phrase, translation } = services;
  const last = (await phrase.listPhrases()).at(-1)?.slug ?? "";
  const [first] = await language.list();
  const deepEntry = (await phrase.entryChunk({ limit: DEEP })).next ?? undefined;
  const deepVaried = (await readVariedEntryPage(db, { limit: DEEP })).next ?? undefined;
  const deepTranslation = (await translation.chunk({ limit: DEEP })).next ?? undefined;
  const commonPage = await language.commonPhrases({ slug: "farsi" });
  const page = (asked: Partial<TranslationPageInput> = {}) =>
    translation.page(translationPageInput.parse(asked));
  const far = (await page({ limit: 200 })).next ?? undefined;
  return {
    "/phrases": () => phrase.entryPage({}),
    "/phrases, deep": () => phrase.entryPage({ after: deepVaried }),
    "/phrases of a language": () => phrase.entryPage({ language: "farsi" }),
    "/phrases of a category": () => phrase.entryPage({ category: "greetings" }),
    "/phrases of both": () => phrase.entryPage({ language: "farsi", category: "greetings" }),
    "popular phrases": () => language.popularPhrases("farsi"),
    languages: () => language.list(),
    "common phrases": () => language.commonPhrases({ slug: "farsi" }),
    "common phrases, next page": () =>
      language.commonPhrases({ slug: "farsi", ...(commonPage.next && { after: commonPage.next }) }),
    "a phrase in all languages": () => phrase.inAllLanguages(last),
    "a phrase in a language": () => phrase.detail({ languageSlug: "farsi", phraseSlug: last }),
    "sitemap of a language": () => phrase.listEntries({ language: "farsi" }),
    "REST phrases, 10,000": () => phrase.entryChunk({}),
    "REST phrases, deep, 100": () => phrase.entryChunk({ after: deepEntry, limit: 100 }),
    "REST English phrases": () => phrase.phraseChunk({}),
    "REST translations, 10,000": () => translation.chunk({}),
    "REST translations, deep, 100": () => translation.chunk({ after: deepTranslation, limit: 100 }),
    dashboard: () => Promise.all([language.coverage(), category.adminList()]),
    "admin languages": () => language.adminList(),
    "admin phrases": () => phrase.adminPage(adminPhrasePageInput.parse({})),
    "admin phrases, search": () => phrase.adminPage(adminPhrasePageInput.parse({ search: "water" })),
    "admin phrases to choose from": () => phrase.options("water"),
    "admin translations": () => page(),
    "admin translations, later page": () => page({ after: far }),
    "admin translations, newest": () => page({ sort: "updated", order: "desc" }),
    "admin translations of a language": () => page({ language_id: first?.id }),
    "admin translations, search": () => page({ search: "namaste" }),
    "admin translations, search of two letters": () => page({ search: "qz" }),
    "admin translations, missing": () => page({ show: "missing" }),
    "admin translations, not romanized": () => page({ show: "not-romanized" }),
    "admin translations, with audio": () => page({ show: "audio" }),
    "admin translations, with warnings": () => page({ show: "warnings" }),
    "version of the content": () => readContentVersion(db),
  };
}

export interface ListFigures {
  name: string;
  /** Milliseconds of a whole call of the service, over one connection. */
  p50: number;
  p99: number;
}

const ROUNDS = 40;
/** Of fewer translations PostgreSQL may read all, and be right. */
const MANY = 100_000;

/**
 * Reads each list of the product again and again: its first page, and one from deep inside.
 *
 * @throws Error when PostgreSQL would read all of very many translations for one of them
 */
export async function measureLists(databaseUrl: string): Promise<ListFigures[]> {
  const { pool, orm, close } = await openDatabase({ url: databaseUrl, poolSize: 2 });
  try {
    // The rows were inserted without triggers, so the counts must be recomputed.
    await pool.query("select recount_translations()");
    const { rows } = await pool.query<{ many: boolean }>(
      `select count(*) = ${MANY} as many from (select from translation limit ${MANY}) counted`,
    );
    const { db, sent } = noteQueries(pool);
    // Nothing is cached: each read reaches the database.
    const cache = new ContentCache();
    const writer = createContentWriter(orm, cache, async () => undefined);
    const services = createServices({
      ...withoutStorage,
      db,
      orm,
      cache,
      writer,
      publicUrl: "https://bench.invalid",
    });
    const figures: ListFigures[] = [];
    for (const [name, read] of Object.entries(await listReads(services, db))) {
      sent.clear();
      figures.push({ name, ...(await timesOf(read)) });
      if (rows[0]?.many) for (const config of sent.values()) await refuseFullScan(pool, `"${name}"`, config);
    }
    return figures;
  } finally {
    await close();
  }
}

async function timesOf(read: ListReads[string]): Promise<Pick<ListFigures, "p50" | "p99">> {
  await read();
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now();
    await read();
    times.push(performance.now() - start);
  }
  return percentiles(times);
}

/** The times of all lists, those of each size of the content side by side. */
export function listsTable(sizes: { translations: string; figures: ListFigures[] }[]): string {
  const head = sizes.flatMap(({ translations }) => [`p50 ms, ${translations}`, `p99 ms`]);
  const names = sizes[0]?.figures.map(({ name }) => name) ?? [];
  const rows = names.map((name, index) => [
    name,
    ...sizes.flatMap(({ figures }) => {
      const { p50 = Number.NaN, p99 = Number.NaN } = figures[index] ?? {};
      return [p50.toFixed(1), p99.toFixed(1)];
    }),
  ]);
  return markdownTable(["lists, over one connection", ...head], rows);
}
