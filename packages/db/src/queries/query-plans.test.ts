import type { QueryConfig } from "pg";
import { beforeAll, expect, test } from "vitest";
import { fillWithSyntheticContent } from "../test-support/fill-with-synthetic-content.ts";
import { setUpTestDatabase } from "../test-support/set-up-test-database.ts";
import { findCommonPhrases } from "./common-phrases.queries.ts";
import { findPhraseInAllLanguages } from "./phrase.queries.ts";
import { findPhraseDetail } from "./phrase-detail.queries.ts";
import { listEntries, listEntryPage, listPopularEntries } from "./phrase-entry.queries.ts";
import type { Queryable } from "./queryable.ts";
import { searchEntries } from "./search.queries.ts";

const db = setUpTestDatabase();
let text: string;
let after: string;

beforeAll(async () => {
  await fillWithSyntheticContent(db.pool);
  const { rows } = await db.pool.query(
    "select native_text as text from translation where id % 777 = 0 limit 1",
  );
  text = rows[0].text;
  after = (await listEntryPage(db.pool, { limit: 3_333 })).next as string;
}, 180_000);

/**
 * The plans of the one statement that a read sends: with the values at hand, and without, as PostgreSQL
 * plans a prepared statement that has run a few times.
 */
async function plansOf(read: (db: Queryable) => Promise<unknown>): Promise<string[]> {
  const sent: QueryConfig[] = [];
  await read({
    query(config) {
      sent.push(config);
      return db.pool.query(config);
    },
  });
  expect(sent).toHaveLength(1);
  const [{ text: statement, values }] = sent as [QueryConfig];
  const explain = async (config: QueryConfig) => {
    const { rows } = await db.pool.query<{ "QUERY PLAN": string }>(config);
    return rows.map((row) => row["QUERY PLAN"]).join("\n");
  };
  return [
    await explain({ text: `explain ${statement}`, values: values ?? [] }),
    await explain({ text: `explain (generic_plan) ${statement}` }),
  ];
}

test.each<[string, (db: Queryable) => Promise<unknown>]>([
  ["the first page", (pool) => listEntryPage(pool, { limit: 48 })],
  ["a later page", (pool) => listEntryPage(pool, { limit: 48, after })],
  ["a page of a language", (pool) => listEntryPage(pool, { limit: 48, after, language: "l7" })],
  ["a page of a category", (pool) => listEntryPage(pool, { limit: 48, after, category: "c7" })],
  ["a page of both", (pool) => listEntryPage(pool, { limit: 48, after, language: "l7", category: "c7" })],
  ["the list of a language", (pool) => listEntries(pool, { language: "l7" })],
  ["the list of both", (pool) => listEntries(pool, { language: "l7", category: "c7" })],
  ["popular phrases", (pool) => listPopularEntries(pool, "l7")],
  ["all phrases of a language", (pool) => findCommonPhrases(pool, "l7")],
  ["a phrase in a language", (pool) => findPhraseDetail(pool, "l7", "p500")],
  ["a phrase in all languages", (pool) => findPhraseInAllLanguages(pool, "p500")],
  ["a search", (pool) => searchEntries(pool, { text, limit: 20 })],
  ["a search in a language", (pool) => searchEntries(pool, { text, limit: 20, languageId: 7 })],
])("%s is read through indexes, in one statement, among 200,000 translations", async (_name, read) => {
  for (const plan of await plansOf(read)) expect(plan).not.toMatch(/Seq Scan on translation/);
});

test("a search uses the trigram indexes", async () => {
  for (const plan of await plansOf((pool) => searchEntries(pool, { text, limit: 20 }))) {
    expect(plan).toContain("translation_search_native_index");
    expect(plan).toContain("translation_search_romanization_index");
  }
});

test("a page sorts no more than it needs", async () => {
  const plans = await plansOf((pool) => listEntryPage(pool, { limit: 48, after }));
  for (const plan of plans) {
    expect(plan).toContain("Incremental Sort");
    expect(plan).toContain("phrase_place_index");
  }
});
