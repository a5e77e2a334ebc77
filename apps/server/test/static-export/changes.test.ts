import { createTestDatabase } from "@saywhere/db/testing/create-test-database";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type ExportFile, NOT_FOUND_PAGE } from "../../src/modules/static-export/export-file.ts";
import { pagePaths, readManifest } from "../../src/modules/static-export/export-manifest.ts";
import { openExportSource } from "../../src/modules/static-export/export-services.ts";
import { createPageQueries } from "../../src/modules/static-export/page-queries.ts";
import { isUnchanged, type PageSource, renderPage } from "../../src/modules/static-export/render-pages.ts";
import { loadPageRenderer, type PageRenderer } from "../../src/rendering/page-renderer.ts";
import { WEB_DIR } from "../support/web-dir.ts";

let renderer: PageRenderer;
let own: Awaited<ReturnType<typeof createTestDatabase>>;
let db: pg.Client;
/** The pages as last rendered, by URL. */
let pages: Map<string, ExportFile>;

beforeAll(async () => {
  renderer = await loadPageRenderer(WEB_DIR);
  own = await createTestDatabase();
  db = new pg.Client(own.url);
  await db.connect();
  await db.query(`
    delete from language where slug not in ('farsi', 'german', 'japanese', 'danish');
    delete from phrase where slug not in ('hello', 'goodbye', 'thank-you', 'help');
    delete from translation where phrase_id = (select id from phrase where slug = 'help')
      and language_id <> (select id from language where slug = 'german')`);
  pages = (await renderAgain()).rendered;
});
afterAll(async () => {
  await db.end();
  await own.drop();
});

/** Renders all pages, and returns which of the previous ones the recorded dependencies consider changed. */
async function renderAgain({ identity = "this build", before = new Map<string, ExportFile>() } = {}) {
  const source = {
    mediaUrl: "https://media.saywhere.example/",
    databaseUrl: own.url,
    publicUrl: "https://saywhere.example",
    webDir: WEB_DIR,
  };
  const opened = await openExportSource(source);
  const queries = createPageQueries(opened);
  const made: PageSource = { renderer, queries, site: await opened.services.settings.forPages(), identity };
  const manifest = await readManifest(opened);
  const rendered = new Map<string, ExportFile>();
  const noticed: string[] = [];
  const different: string[] = [];
  for (const address of [...pagePaths(manifest).flat(), NOT_FOUND_PAGE]) {
    const file = await renderPage(made, address);
    rendered.set(address, file);
    const old = before.get(address);
    if (!old?.dependencies) continue;
    if (!(await isUnchanged(made, address, old.dependencies))) noticed.push(address);
    if (old.body !== file.body) different.push(address);
  }
  await opened.close();
  return { rendered, noticed, different };
}

async function change(sql: string, identity?: string) {
  await db.query(sql);
  const { rendered, ...seen } = await renderAgain({ before: pages, ...(identity && { identity }) });
  pages = rendered;
  return seen;
}

/** By the slugs that they get during the tests. */
const PHRASES = ["hello", "goodbye", "thanks", "help"];
const LANGUAGES = ["farsi", "german", "japanese", "danish"];
const EVERY = "every page";
const inEach = (...phrases: string[]) =>
  LANGUAGES.flatMap((language) => phrases.map((phrase) => `/phrases/${language}/${phrase}`));
const ofLanguage = (slug: string) => [`/languages/${slug}`, `/languages/${slug}/common-phrases`];
const commonPhrases = LANGUAGES.map((slug) => `/languages/${slug}/common-phrases`);
const languagePages = LANGUAGES.map((slug) => `/languages/${slug}`);
const phrasePages = PHRASES.map((phrase) => `/phrases/${phrase}`);
const inDanish = PHRASES.map((phrase) => `/phrases/danish/${phrase}`);
const translationOf = (phrase: string, language: string) =>
  `phrase_id = (select id from phrase where slug = '${phrase}')
   and language_id = (select id from language where slug = '${language}')`;

test("no page is considered changed when nothing changed, and every page with another build", async () => {
  expect(pages.size).toBeGreaterThan(30);
  expect(await change("select 1")).toEqual({ noticed: [], different: [] });
  const { noticed, different } = await change("select 1", "another build");
  expect(noticed).toEqual([...pages.keys()]);
  expect(different).toEqual([]);
  await change("select 1");
});

test.each<[what: string, sql: string, pages: string[] | typeof EVERY]>([
  [
    "a translation's text",
    `update translation set native_text = 'Moin' where ${translationOf("hello", "german")}`,
    // The pages of the phrase, those it is related to in the language, and the lists that contain it.
    ["/", "/phrases", "/phrases/hello", ...inEach("hello"), ...ofLanguage("german")],
  ],
  [
    "what only its own page shows of a translation",
    `update translation set cultural_notes = 'Said softly.' where ${translationOf("thank-you", "japanese")}`,
    ["/phrases/japanese/thank-you"],
  ],
  [
    "a phrase that is related to others",
    "update phrase set english = 'Bye' where slug = 'goodbye'",
    ["/", "/phrases", "/phrases/goodbye", ...inEach("goodbye", "hello"), ...languagePages, ...commonPhrases],
  ],
  [
    "which phrases are related",
    `delete from related_phrase where phrase_id = (select id from phrase where slug = 'hello')`,
    inEach("hello"),
  ],
  [
    "a phrase's slug",
    "update phrase set slug = 'thanks' where slug = 'thank-you'",
    ["/", "/phrases", ...languagePages, ...commonPhrases],
  ],
  [
    "which phrases are popular",
    "update phrase set popular_rank = null where slug = 'thanks'",
    ["/", "/phrases", ...languagePages],
  ],
  [
    "the order of phrases, by which they have neighbours",
    "update phrase set position = 100 - position where slug in ('hello', 'goodbye')",
    [...inEach("hello", "goodbye"), ...commonPhrases],
  ],
  [
    "a category's name",
    "update category set name = 'Meeting people' where slug = 'greetings'",
    [
      "/",
      "/phrases",
      "/practice",
      "/phrases/hello",
      "/phrases/goodbye",
      ...inEach("hello", "goodbye"),
      ...languagePages,
      ...commonPhrases,
    ],
  ],
  [
    "a phrase's category, by which others have neighbours",
    `update phrase set category_id = (select category_id from phrase where slug = 'help') where slug = 'thanks'`,
    [
      "/phrases",
      "/phrases/thanks",
      "/phrases/german/help",
      ...inEach("thanks"),
      ...commonPhrases,
      // The phrase is in the category of emergencies now.
      ...LANGUAGES.map((slug) => `/emergency/${slug}`),
    ],
  ],
  [
    "a language that a phrase is new in",
    `insert into translation (language_id, phrase_id, native_text)
      select l.id, p.id, 'Hjælp' from language l, phrase p where l.slug = 'danish' and p.slug = 'help'`,
    [
      "/phrases",
      "/phrases/help",
      "/phrases/german/help",
      "/phrases/danish/thanks",
      ...ofLanguage("danish"),
      "/emergency/danish",
    ],
  ],
  [
    "what its own pages show of a language",
    "update language set speakers = 'some millions' where slug = 'danish'",
    // The list of languages, whose first three the others read, contains it too.
    ["/", "/languages", "/phrases", "/practice", "/allergy-card", ...ofLanguage("danish"), ...inDanish],
  ],
  [
    "the order of languages",
    "update language set position = 0 where slug = 'danish'",
    [
      "/",
      "/languages",
      "/emergency",
      "/phrases",
      "/allergy-card",
      "/practice",
      ...phrasePages,
      ...ofLanguage("danish"),
      "/phrases/danish/help",
      ...inEach("hello", "goodbye", "thanks"),
    ],
  ],
  [
    "a language's slug",
    "update language set slug = 'dansk' where slug = 'danish'",
    [
      "/",
      "/languages",
      "/emergency",
      "/phrases",
      "/allergy-card",
      "/practice",
      ...phrasePages,
      "/phrases/german/help",
      ...inEach("hello", "goodbye", "thanks").filter((address) => !inDanish.includes(address)),
    ],
  ],
  ["the site's name", `insert into setting (key, value) values ('name', '"Elsewhere"')`, EVERY],
  [
    "the analytics",
    `insert into setting (key, value) values ('analyticsSnippet', '"https://stats.test/script.js"')`,
    EVERY,
  ],
  ["its address", `insert into setting (key, value) values ('publicUrl', '"https://else.example"')`, EVERY],
])("a change of %s affects the pages that show it, and no other", async (_what, sql, shown) => {
  const { noticed, different } = await change(sql);
  expect(different.length).toBeGreaterThan(0);
  expect(noticed).toEqual(expect.arrayContaining(different));
  expect(noticed.sort()).toEqual(shown === EVERY ? [...pages.keys()].sort() : shown.toSorted());
});
