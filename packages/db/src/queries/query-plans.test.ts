import type { QueryConfig } from "pg";
import { beforeAll, expect, test } from "vitest";
import { fillWithSyntheticContent } from "../testing/fill-with-synthetic-content.ts";
import { setUpTestDatabase } from "../testing/set-up-test-database.ts";
import { findCommonPhrases } from "./common-phrases.queries.ts";
import { readContentVersion } from "./content-version.queries.ts";
import { listAdminLanguages, listCoverage } from "./language.queries.ts";
import { findPhraseInAllLanguages } from "./phrase.queries.ts";
import { findPhraseDetail } from "./phrase-detail.queries.ts";
import { listEntries, listEntryRound, listPopularEntries, readEntryPage } from "./phrase-entry.queries.ts";
import type { Queryable } from "./queryable.ts";
import { findTranslationsByTerms, readEntriesOfPhrases } from "./search/search.queries.ts";
import { listSheetEntries } from "./sheet.queries.ts";
import { listSuggestions } from "./suggestion.queries.ts";
import { listSimilarTranslations } from "./translations/similar.queries.ts";
import {
  listPhrasesWithText,
  listTranslationRows,
  listTranslationsOfPhrase,
} from "./translations/translation.queries.ts";
import {
  findCandidates,
  listTranslationPage,
  scanTranslationTexts,
} from "./translations/translation-page.queries.ts";

const db = setUpTestDatabase();

const CONDITIONS = {
  same: ["'a^ab' | 'b^ab'"],
  prefix: ["'a^ab':*", "'b^ab':*"],
  words: ["'aab' & 'abc'", "'bab' & 'bbc'"],
  similar: ["'a~abc' | 'a=abc'"],
  contained: ["'a^abc'"],
};
const ENTRIES = {
  phrases: [1, 2, 3, 4, 5].map((id) => ({ id, limit: 6 })),
  languageIds: Array.from({ length: 100 }, (_, index) => index + 1),
  areAllLanguages: true,
};
let text: string;
let after: string;

beforeAll(async () => {
  await fillWithSyntheticContent(db.pool, { languages: 60 });
  const { rows } = await db.pool.query(
    "select native_text as text from translation where id % 777 = 0 limit 1",
  );
  text = rows[0].text;
  after = (await readEntryPage(db.pool, { limit: 2_222 })).next as string;
}, 180_000);

/**
 * The plans of the one statement that a read sends: with the values at hand, and without, as PostgreSQL
 * plans a prepared statement that has run a few times.
 */
async function plansOf(read: (db: Queryable) => Promise<unknown>, statements = 1): Promise<string[]> {
  const sent: QueryConfig[] = [];
  await read({
    query(config) {
      sent.push(config);
      return db.pool.query(config);
    },
  });
  expect(sent).toHaveLength(statements);
  const explain = async (config: QueryConfig) =>
    (await db.pool.query(config)).rows.map((row) => row["QUERY PLAN"]).join("\n");
  const plans: string[] = [];
  for (const { name, text: statement, values } of sent) {
    plans.push(await explain({ text: `explain ${statement}`, values: values ?? [] }));
    // A statement without a name is planned each time, with its values at hand.
    if (name) plans.push(await explain({ text: `explain (generic_plan) ${statement}` }));
  }
  return plans;
}

test.each<[string, (db: Queryable) => Promise<unknown>]>([
  ["the first page", (pool) => readEntryPage(pool, { limit: 48 })],
  ["a later page", (pool) => readEntryPage(pool, { limit: 48, after })],
  ["a page of a language", (pool) => readEntryPage(pool, { limit: 48, after, language: "l7" })],
  ["a page of a category", (pool) => readEntryPage(pool, { limit: 48, after, category: "c7" })],
  ["a page of both", (pool) => readEntryPage(pool, { limit: 48, after, language: "l7", category: "c7" })],
  [
    "a round of the varied list",
    (pool) => listEntryRound(pool, ENTRIES.languageIds, { round: 7, limit: 49 }),
  ],
  [
    "the rest of a round in a category",
    (pool) =>
      listEntryRound(pool, ENTRIES.languageIds, {
        round: 7,
        category: "c7",
        after: [5_000_000, 9],
        limit: 49,
      }),
  ],
  ["the list of a language", (pool) => listEntries(pool, { language: "l7" })],
  ["the list of both", (pool) => listEntries(pool, { language: "l7", category: "c7" })],
  ["popular phrases", (pool) => listPopularEntries(pool, "l7")],
  ["a sheet", (pool) => listSheetEntries(pool, { language: "l7", phrases: ["p500", "p700", "p9"] })],
  ["a phrase in a language", (pool) => findPhraseDetail(pool, "l7", "p500")],
  ["a phrase in all languages", (pool) => findPhraseInAllLanguages(pool, "p500")],
  ["the entries of phrases", (pool) => readEntriesOfPhrases(pool, ENTRIES)],
  [
    "the entries of phrases in a language",
    (pool) => readEntriesOfPhrases(pool, { ...ENTRIES, languageIds: [7], areAllLanguages: false }),
  ],
])("%s is read through indexes, in one statement, among 60,000 translations", async (_name, read) => {
  for (const plan of await plansOf(read)) expect(plan).not.toMatch(/Seq Scan on translation/);
});

test("the phrases of a language by category are read through indexes, page by page", async () => {
  const first = await findCommonPhrases(db.pool, "l7", { limit: 500 });
  for (const place of [{}, { after: first?.next as string }, { before: first?.next as string }]) {
    const plans = await plansOf((pool) => findCommonPhrases(pool, "l7", { limit: 50, ...place }), 2);
    for (const plan of plans) expect(plan).not.toMatch(ALL_TRANSLATIONS);
  }
});

test.each([
  ["everywhere", null],
  ["in a category", [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
])("a search %s uses only the index of terms", async (_name, phraseIds) => {
  const plans = await plansOf((pool) => findTranslationsByTerms(pool, CONDITIONS, { phraseIds, limit: 300 }));
  for (const plan of plans) {
    expect(plan).not.toMatch(/Seq Scan on translation/);
    expect(plan.match(/Index Cond: \(translation_terms.* @@ /g)).toHaveLength(5);
  }
});

test("the translations of a phrase are counted without reading them", async () => {
  const [, plan] = await plansOf((pool) => readEntriesOfPhrases(pool, ENTRIES));
  expect(plan).toMatch(/Index Only Scan using translation_phrase.*Index Only Scan using translation_unpub/s);
});

test("a page sorts no more than it needs", async () => {
  const plans = await plansOf((pool) => readEntryPage(pool, { limit: 48, after }));
  for (const plan of plans) {
    expect(plan).toContain("Incremental Sort");
    expect(plan).toContain("phrase_place_index");
  }
});

/** A scan of the whole table; a scan of a materialized part has another name. */
const ALL_TRANSLATIONS = /Seq Scan on translation /;

const PAGE = { show: "all", sort: "position", order: "asc", limit: 50 } as const;

/** Returns a cursor in the middle of a list. */
async function keyOf(list: Parameters<typeof listTranslationPage>[1]): Promise<string> {
  const { next } = await listTranslationPage(db.pool, { ...list, limit: 3_000 });
  return next as string;
}

test.each<[string, (db: Queryable) => Promise<unknown>]>([
  ["the rows of a page", (pool) => listTranslationRows(pool, [1, 2, 3])],
  ["a phrase in all languages, including missing ones", (pool) => listTranslationsOfPhrase(pool, 500)],
  [
    "a page of the suggestions in a language",
    (pool) => listSuggestions(pool, { status: "open", languageIds: [7], order: "asc", limit: 25 }),
  ],
  ["the same text", (pool) => listPhrasesWithText(pool, { languageId: 7, phraseId: 1, nativeText: text })],
  [
    "similar translations",
    (pool) => listSimilarTranslations(pool, { languageId: 7, phraseId: 1, nativeText: text, limit: 5 }),
  ],
])("for editors, %s is read through indexes", async (_name, read) => {
  for (const plan of await plansOf(read)) expect(plan).not.toMatch(/Seq Scan on translation/);
});

test.each([
  ["by position", PAGE, "phrase_position_id_index"],
  [
    "by time of change",
    { ...PAGE, sort: "updated", order: "desc" } as const,
    "translation_updated_at_id_index",
  ],
])(
  "for editors, a page %s starts at its cursor and sorts no more than it needs",
  async (_name, list, index) => {
    const first = await plansOf((pool) => listTranslationPage(pool, list), 2);
    expect(first[0]).toContain(index);
    const key = await keyOf(list);
    for (const place of [{ after: key }, { before: key }]) {
      const [page] = await plansOf((pool) => listTranslationPage(pool, { ...list, ...place }), 2);
      expect(page).toContain(index);
      expect(page).toMatch(/Index Cond: .*(position|updated_at)/);
      expect(page).not.toMatch(/Seq Scan on translation/);
    }
  },
);

test("for editors, a search uses the trigram indexes and reads only matching translations", async () => {
  const [finding, page, counts] = await plansOf(
    (pool) => listTranslationPage(pool, { ...PAGE, search: text }),
    3,
  );
  expect(finding).toContain("translation_search_native_index");
  expect(finding).toContain("translation_search_romanization_index");
  for (const plan of [finding, page, counts]) expect(plan).not.toMatch(ALL_TRANSLATIONS);
});

test.each<[string, Partial<Parameters<typeof listTranslationPage>[1]>]>([
  ["a text that most translations contain", { search: "e" }],
  ["a text without matches that is too short for an index", { search: "qq" }],
  ["a text without matches, sorted by time of change", { search: "qq", sort: "updated", order: "desc" }],
  ["romanized translations", { show: "romanized" }],
  ["translations without audio", { show: "no-audio" }],
  ["missing translations", { show: "missing" }],
])("for editors, %s is searched in a range of the list", async (_name, filters) => {
  const key = await keyOf({ ...PAGE, ...filters, show: "all", search: undefined });
  for (const place of [{}, { after: key }, { before: key }]) {
    const sent: QueryConfig[] = [];
    const watched: Queryable = { query: (config) => (sent.push(config), db.pool.query(config)) };
    await listTranslationPage(watched, { ...PAGE, ...filters, ...place });
    // A second statement finds the end of the range; PostgreSQL may read the whole list for it.
    const reads = sent.filter(({ text: statement }) => statement.includes(") scanned where shown"));
    expect(reads).toHaveLength(1);
    for (const { text: statement, values } of reads) {
      const { rows } = await db.pool.query({ text: `explain ${statement}`, values: values ?? [] });
      const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
      expect(plan).not.toMatch(ALL_TRANSLATIONS);
    }
  }
});

test.each([
  ["audio", "audio_url"],
  ["video", "video_url"],
  ["not-romanized", "not_romanized"],
  ["review", "needs_review"],
] as const)("for editors, the filter %s uses an index", async (show, index) => {
  const [finding] = await plansOf((pool) => findCandidates(pool, { show }));
  expect(finding).toContain(`translation_${index}_index`);
  expect(finding).not.toMatch(ALL_TRANSLATIONS);
});

test("for editors, warnings use the index of equal texts", async () => {
  const [scan] = await plansOf((pool) => scanTranslationTexts(pool, { ...PAGE, maxScanned: 5_000 }), 2);
  expect(scan).toContain("translation_same_text_index");
  expect(scan).not.toMatch(/Seq Scan on translation/);
});

test("the counts of languages are read without their translations, but for those in review", async () => {
  for (const read of [listCoverage, listAdminLanguages, readContentVersion]) {
    for (const plan of await plansOf(read)) {
      expect(plan).not.toMatch(/Scan(?! using translation_needs_review_index).* on translation /);
    }
  }
});
