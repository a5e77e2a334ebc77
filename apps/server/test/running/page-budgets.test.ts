import { gzipSync } from "node:zlib";
import { type Database, openDatabase } from "@saywhere/db/database";
import type { Queryable } from "@saywhere/db/queries/queryable";
import { createTestDatabase } from "@saywhere/db/testing/create-test-database";
import { paths } from "@saywhere/validators/urls/paths";
import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildApp } from "../../src/app/build-app.ts";
import { createServices } from "../../src/app/create-services.ts";
import { ResponseCache } from "../../src/http/response-cache.ts";
import { ContentCache } from "../../src/lib/content-cache.ts";
import { loadPageRenderer } from "../../src/rendering/page-renderer.ts";
import { createContentWriter } from "../../src/writes/content-writer.ts";
import { WEB_DIR } from "../support/web-dir.ts";
import { withoutStorage } from "../support/without-storage.ts";

const MAX_QUERIES = 6;
/**
 * A search reads what a query can name (languages, categories, phrases, synonyms and Chinese characters), which is otherwise
 * cached from one search to the next: five queries. Then the entries of phrases and the translations, once each; the two lists of
 * the page's filters; and the settings, as every page does.
 */
const MAX_QUERIES_OF_SEARCH = 11;
/** Compressed, without the fonts that a page brings for its own texts. */
const MAX_BYTES = 13_330;
/** Compressed, with these fonts: Nastaliq joins its letters in many more shapes than Naskh. */
const MAX_BYTES_WITH_FONTS = { arabic: 20_000, japanese: 25_000, urdu: 44_000 };
const PAGES = [
  paths.home,
  paths.languages,
  paths.language("farsi"),
  paths.commonPhrases("farsi"),
  paths.phrases(),
  paths.phrases({ language: "farsi", category: "greetings" }),
  paths.phrase("hello"),
  paths.translation("farsi", "hello"),
  paths.search(),
  paths.search("thank you in japanese"),
  // A language name that turns out to be part of the phrase, so the search runs twice.
  paths.search("do you speak english"),
  paths.saved,
  paths.practice(),
  paths.allergyCard,
  paths.emergency(),
  paths.emergency("farsi"),
  paths.about,
  paths.privacy,
  paths.terms,
];

let own: Awaited<ReturnType<typeof createTestDatabase>>;
let database: Database;
let app: FastifyInstance;
let queries = 0;

beforeAll(async () => {
  own = await createTestDatabase();
  database = await openDatabase({ url: own.url, poolSize: 4 });
  const counting: Queryable = {
    query: (statement) => {
      queries++;
      return database.pool.query(statement);
    },
  };
  // A cache without change notifications caches nothing, so the count is the maximum that a page ever queries.
  const contentCache = new ContentCache();
  app = await buildApp({
    log: pino({ level: "silent" }),
    db: counting,
    services: createServices({
      ...withoutStorage,
      db: counting,
      orm: database.orm,
      cache: contentCache,
      writer: createContentWriter(database.orm, contentCache, async () => undefined),
      publicUrl: "https://saywhere.example",
    }),
    cache: new ResponseCache(contentCache),
    isMigrated: async () => true,
    publicUrl: "https://saywhere.example",
    shutdown: { stopping: new AbortController().signal, abortRequests: new AbortController().signal },
    trustProxy: 0,
    readLimit: 0,
    hstsIncludeSubdomains: false,
    showErrors: false,
    web: { renderer: await loadPageRenderer(WEB_DIR), dir: WEB_DIR },
  });
});
afterAll(async () => {
  await app.close();
  await database.close();
  await own.drop();
});

async function countQueries(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const page of PAGES) {
    queries = 0;
    const { statusCode } = await app.inject(page);
    expect(statusCode, page).toBe(200);
    counts[page] = queries;
  }
  return counts;
}

test("the HTML of the pages with the longest phrases stays within its budget in the languages with the most content", async () => {
  const { rows } = await database.pool.query<{ slug: string }>(
    "select slug from phrase order by length(english) desc limit 25",
  );
  expect(rows).toHaveLength(25);
  for (const [language, mostBytes] of Object.entries(MAX_BYTES_WITH_FONTS)) {
    for (const { slug } of rows) {
      const { body } = await app.inject(paths.translation(language, slug));
      expect(body).toContain("</html>");
      const bodyWithoutFonts = body.replace(/<script>for\(const\[f,b,d\].*?<\/script>/s, "");
      // Pages with much Arabic load the whole font, which is small.
      expect(bodyWithoutFonts.length < body.length || language === "arabic", slug).toBe(true);
      expect(gzipSync(bodyWithoutFonts).length, `${language}/${slug}`).toBeLessThanOrEqual(MAX_BYTES);
      expect(gzipSync(body).length, `${language}/${slug}`).toBeLessThanOrEqual(mostBytes);
    }
  }
});

test("no page exceeds its number of queries, which does not grow with the content", async () => {
  const whole = await countQueries();
  for (const [page, count] of Object.entries(whole)) {
    const most = page.startsWith(paths.search()) ? MAX_QUERIES_OF_SEARCH : MAX_QUERIES;
    expect(count, page).toBeLessThanOrEqual(most);
  }
  // Every page reads the settings of the site.
  expect(Math.min(...Object.values(whole))).toBeGreaterThanOrEqual(1);

  // Removes content instead of adding it; the home page needs these languages and this phrase.
  const kept = "select id from language where slug in ('farsi', 'english', 'japanese')";
  const { rowCount } = await database.pool.query(
    `delete from translation where language_id not in (${kept})
       or phrase_id not in (select id from phrase where slug in ('hello', 'thank-you', 'do-you-speak-english'))`,
  );
  expect(rowCount).toBeGreaterThan(5_000);
  // Where few phrases match, the list of all languages reads all rounds of its order, in one query more.
  const list = paths.phrases();
  expect(await countQueries()).toEqual({ ...whole, [list]: (whole[list] ?? 0) + 1 });
});
