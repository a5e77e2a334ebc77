import { copyDatabase, createTestDatabase } from "@saywhere/db/testing/create-test-database";
import { execute, type TestDatabase } from "@saywhere/db/testing/test-database";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { type ExportFile, NOT_FOUND_PAGE } from "../../src/modules/static-export/export-file.ts";
import { pagePaths, readManifest } from "../../src/modules/static-export/export-manifest.ts";
import { openExportSource } from "../../src/modules/static-export/export-services.ts";
import { createPageQueries } from "../../src/modules/static-export/page-queries.ts";
import { isUnchanged, type PageSource, renderPage } from "../../src/modules/static-export/render-pages.ts";
import { loadPageRenderer, type PageRenderer } from "../../src/rendering/page-renderer.ts";
import { WEB_DIR } from "../support/web-dir.ts";

let renderer: PageRenderer;
/** The content before any change; each test changes a copy of it. */
let unchanged: TestDatabase;
/** Its pages, by URL. */
let pages: Map<string, ExportFile>;

beforeAll(async () => {
  renderer = await loadPageRenderer(WEB_DIR);
  unchanged = await createTestDatabase();
  await execute(
    unchanged.url,
    `
    delete from language where slug not in ('farsi', 'german', 'japanese', 'danish');
    delete from phrase where slug not in ('hello', 'goodbye', 'thank-you', 'help');
    delete from translation where phrase_id = (select id from phrase where slug = 'help')
      and language_id <> (select id from language where slug = 'german')`,
  );
  pages = (await renderAgain(unchanged.url)).rendered;
});
afterAll(() => unchanged.drop());

/** Renders all pages, and returns which of the previous ones the recorded dependencies consider changed. */
async function renderAgain(
  databaseUrl: string,
  { identity = "this build", before = new Map<string, ExportFile>() } = {},
) {
  const source = {
    mediaUrl: "https://media.saywhere.example/",
    databaseUrl,
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

/** @param arranged an earlier change, which the pages to compare with contain */
async function change(sql: string, arranged?: string) {
  const own = await copyDatabase(unchanged);
  onTestFinished(own.drop);
  if (arranged) await execute(own.url, arranged);
  const before = arranged ? (await renderAgain(own.url)).rendered : pages;
  await execute(own.url, sql);
  return { ...(await renderAgain(own.url, { before })), before };
}

const PHRASES = ["hello", "goodbye", "thank-you", "help"];
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
  const again = await renderAgain(unchanged.url, { before: pages });
  expect(again).toMatchObject({ noticed: [], different: [] });
  const rebuilt = await renderAgain(unchanged.url, { before: pages, identity: "another build" });
  expect(rebuilt).toMatchObject({ noticed: [...pages.keys()], different: [] });
});

const NOT_POPULAR = "update phrase set popular_rank = null where slug = 'thank-you'";
const AMONG_EMERGENCIES = `
  update phrase set category_id = (select category_id from phrase where slug = 'help') where slug = 'thank-you'`;
const HELP_IN_DANISH = `
  insert into translation (language_id, phrase_id, native_text)
  select l.id, p.id, 'Hjælp' from language l, phrase p where l.slug = 'danish' and p.slug = 'help'`;

test.each<[what: string, sql: string, pages: string[] | typeof EVERY, arranged?: string]>([
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
  ["which phrases are popular", NOT_POPULAR, ["/", "/phrases", ...languagePages]],
  [
    "the order of phrases, by which they have neighbors",
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
    "a phrase's category, by which others have neighbors",
    AMONG_EMERGENCIES,
    [
      "/phrases",
      "/phrases/thank-you",
      "/phrases/german/help",
      ...inEach("thank-you"),
      ...commonPhrases,
      // The phrase is in the category of emergencies now.
      ...LANGUAGES.map((slug) => `/emergency/${slug}`),
    ],
    NOT_POPULAR,
  ],
  [
    "a language that a phrase is new in",
    HELP_IN_DANISH,
    [
      "/phrases",
      "/phrases/help",
      "/phrases/german/help",
      "/phrases/danish/thank-you",
      ...ofLanguage("danish"),
      "/emergency/danish",
    ],
    AMONG_EMERGENCIES,
  ],
  [
    "what its own pages show of a language",
    "update language set speakers = 'some millions' where slug = 'danish'",
    // The list of languages, whose first three the others read, contains it too.
    ["/", "/languages", "/phrases", "/practice", "/allergy-card", ...ofLanguage("danish"), ...inDanish],
    HELP_IN_DANISH,
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
      ...inEach("hello", "goodbye", "thank-you"),
    ],
    HELP_IN_DANISH,
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
      ...inEach("hello", "goodbye", "thank-you").filter((address) => !inDanish.includes(address)),
    ],
    HELP_IN_DANISH,
  ],
  ["the site's name", `insert into setting (key, value) values ('name', '"Elsewhere"')`, EVERY],
  [
    "the analytics",
    `insert into setting (key, value) values ('analyticsSnippet', '"https://stats.test/script.js"')`,
    EVERY,
  ],
  ["its address", `insert into setting (key, value) values ('publicUrl', '"https://else.example"')`, EVERY],
])("a change of %s affects the pages that show it, and no other", async (_what, sql, shown, arranged) => {
  const { noticed, different, before } = await change(sql, arranged);
  expect(different.length).toBeGreaterThan(0);
  expect(noticed).toEqual(expect.arrayContaining(different));
  expect(noticed.sort()).toEqual(shown === EVERY ? [...before.keys()].sort() : shown.toSorted());
});
