import { staticData } from "@saywhere/search/static/data-files";
import { SUGGESTION_LIMIT } from "@saywhere/validators/search/search-limits";
import { type SearchHit, searchHit, searchResult } from "@saywhere/validators/search/search-result";
import { HttpResponse, http } from "msw";
import { afterEach, describe, expect, test } from "vitest";
import { statusOf } from "../../shared/api-error.ts";
import { apiServer } from "../../testing/api.ts";
import { spanish } from "../../testing/languages.ts";
import { shouldRetry } from "../lib/api/retry-policy.ts";
import { dataFilesOf, serveDataFiles } from "../testing/data-files.ts";
import { phraseEntry, settings } from "../testing/fixtures.ts";
import { site, siteFiles } from "../testing/static-site.ts";
import { createDataFiles } from "./data-file-loader.ts";
import { answerFromFiles } from "./static-api.ts";
import { searchFiles } from "./static-search.ts";

afterEach(() => {
  Reflect.deleteProperty(navigator, "connection");
});

function startAnswering() {
  const files = createDataFiles();
  return answerFromFiles({ settings, files, search: searchFiles(files) });
}

const failureOf = async (answer: Promise<unknown>): Promise<unknown> =>
  answer.then(
    () => expect.unreachable("The call was to fail"),
    (error: unknown) => error,
  );

test("returns from files what pages request in the browser", async () => {
  serveDataFiles(siteFiles);
  const ask = startAnswering();
  expect(await ask("settings.site", {})).toEqual(settings);
  expect(await ask("language.list", {})).toEqual(site.languages);
  expect(await ask("category.list", {})).toEqual(siteFiles.get(staticData.categories));
  expect(await ask("phrase.entryPage", { language: "farsi", category: "health" })).toMatchObject({
    next: null,
  });
});

test("returns the phrases of a sheet with their pronunciation, also by the former slug of their language", async () => {
  const files = new Map(siteFiles).set(staticData.oldLanguages, [["persian", "farsi"]]);
  serveDataFiles(files);
  const ask = startAnswering();
  for (const language of ["farsi", "persian"]) {
    expect(await ask("sheet.entries", { language, phrases: ["help", "nothing"] })).toEqual([
      {
        ...site.entries.find((entry) => entry.phrase.slug === "help" && entry.language.slug === "farsi"),
        pronunciation_guide: "help-guide",
        usage_notes: null,
        audio_url: null,
      },
    ]);
  }
  expect(await ask("sheet.entries", { language: "klingon", phrases: ["help"] })).toEqual([]);
});

test("returns the popular phrases that a language has, by rank", async () => {
  const files = new Map(siteFiles).set(staticData.popular, ["help", "thank-you-very-much", "hello"]);
  serveDataFiles(files);
  const popular = await startAnswering()("language.popularPhrases", { slug: "japanese" });
  expect(popular).toMatchObject([
    { phrase: { slug: "help" }, native_text: "助けて" },
    { phrase: { slug: "hello" }, native_text: "こんにちは" },
  ]);
});

test("returns the phrases of a sheet by former slugs of the phrases", async () => {
  serveDataFiles(dataFilesOf({ ...site, oldPhrases: [["hi", "hello"]] }));
  const entries = await startAnswering()("sheet.entries", { language: "farsi", phrases: ["hi", "nothing"] });
  expect(entries).toMatchObject([{ phrase: { slug: "hello" }, native_text: "سلام" }]);
});

test("returns the popular phrases and the forms of a language by its former slug", async () => {
  const forms = [{ id: 1, label: "Female speaker" }];
  serveDataFiles(
    dataFilesOf({ ...site, oldLanguages: [["persian", "farsi"]] }).set(
      staticData.formsOfLanguage("farsi"),
      forms,
    ),
  );
  const ask = startAnswering();
  const popular = await ask("language.popularPhrases", { slug: "persian" });
  expect(popular).toEqual(await ask("language.popularPhrases", { slug: "farsi" }));
  expect(popular).not.toEqual([]);
  expect(await ask("language.forms", { slug: "persian" })).toEqual(forms);
  expect(await ask("language.forms", { slug: "klingon" })).toEqual([]);
});

test("returns search results in the shapes of the API", async () => {
  serveDataFiles(siteFiles);
  const ask = startAnswering();
  const result = await ask("search.result", { query: "Thank you in Japanese" });
  expect(searchResult.parse(result)).toEqual(result);
  expect(result).toMatchObject({
    text: "Thank you",
    language: { slug: "japanese" },
    named: { language: true },
    groups: [{ phrase: { slug: "thank-you" }, hits: [{ native_text: "ありがとう" }], total: 1 }],
  });
  const hits = (await ask("search.suggestions", { query: "gracias" })) as SearchHit[];
  expect(hits.map((hit) => searchHit.parse(hit))).toEqual(hits);
  expect(hits).toMatchObject([
    { phrase: { slug: "thank-you" }, match: { field: "native_text", parts: [{ start: 0, end: 7 }] } },
    { phrase: { slug: "thank-you-very-much" }, match: { parts: [{ start: 7, end: 14 }] } },
  ]);
});

test("limits a file search to its filters, and treats a name as a word on request", async () => {
  serveDataFiles(siteFiles);
  const ask = startAnswering();
  const slugsOf = async (input: object) => {
    const { groups } = searchResult.parse(await ask("search.result", input));
    return groups.flatMap(({ hits }) =>
      hits.map(({ language, phrase }) => `${language.slug} ${phrase.slug}`),
    );
  };
  expect(await slugsOf({ query: "help", language: "farsi" })).toEqual(["farsi help"]);
  expect(await slugsOf({ query: "", category: "health" })).toEqual([
    "spanish help",
    "farsi help",
    "japanese help",
  ]);
  expect(await slugsOf({ query: "help", category: "greetings" })).toEqual([]);
  expect(await slugsOf({ query: "help in farsi", everywhere: true })).toEqual([
    "spanish help",
    "farsi help",
    "japanese help",
  ]);
});

test("finds phrases by old slugs of their language and category", async () => {
  serveDataFiles(
    dataFilesOf({ ...site, oldLanguages: [["persian", "farsi"]], oldCategories: [["wellness", "health"]] }),
  );
  const ask = startAnswering();
  const now = await ask("search.result", { query: "help", language: "farsi", category: "health" });
  expect(now).toMatchObject({ language: { slug: "farsi" }, category: { slug: "health" }, groups: [{}] });
  expect(await ask("search.result", { query: "help", language: "persian", category: "wellness" })).toEqual(
    now,
  );
  const suggested = await ask("search.suggestions", { query: "help", language: "farsi", category: "health" });
  expect(suggested).toMatchObject([{ language: { slug: "farsi" }, phrase: { slug: "help" } }]);
  const former = { query: "help", language: "persian", category: "wellness" };
  expect(await ask("search.suggestions", former)).toEqual(suggested);
  const unknown = await ask("search.result", { query: "help", language: "klingon" });
  expect(unknown).toMatchObject({ language: null, groups: [] });
});

describe("suggestions", () => {
  const languages = Array.from({ length: 25 }, (_, index) => ({
    ...spanish,
    slug: `language-${index}`,
    name: `Tongue ${index}`,
  }));
  const files = dataFilesOf({
    languages,
    entries: languages.map((language, index) => ({
      ...phraseEntry("Hello", language),
      native_text: `Salut${index}`,
    })),
  });
  const suggest = async (query: string, served = files) => {
    const asked = serveDataFiles(served);
    const hits = (await startAnswering()("search.suggestions", { query })) as SearchHit[];
    return { hits, texts: asked.filter((url) => url.startsWith("/data/texts/")) };
  };

  test("returns as many suggestions as the API, without loading all languages when English is enough", async () => {
    const { hits, texts } = await suggest("hel");
    expect(hits).toHaveLength(SUGGESTION_LIMIT);
    expect(texts).toEqual([]);
  });

  test("prepares the texts of the preferred language, also by its former slug", async () => {
    const asked = serveDataFiles(new Map(files).set(staticData.oldLanguages, [["former", "language-24"]]));
    await searchFiles(createDataFiles()).prepare("former");
    expect(asked).toContain(staticData.textsOfLanguage("language-24"));
  });

  test("takes suggestions from the texts of all languages when English has few", async () => {
    const { hits, texts } = await suggest("salut24");
    expect(hits.map(({ native_text }) => native_text)).toEqual(["Salut24"]);
    expect(texts).toHaveLength(25);
  });

  test.each<object>([{ saveData: true }, { effectiveType: "slow-2g" }])(
    "returns few suggestions on a connection with %j, and searches all texts when there would be none",
    async (connection) => {
      Object.assign(navigator, { connection });
      const few = languages.slice(0, 3);
      const entries = few.map((language) => phraseEntry("Hello", language));
      const fewFiles = dataFilesOf({ languages: few, entries });
      const { hits, texts } = await suggest("hel", fewFiles);
      expect([hits.length, texts]).toEqual([3, []]);
      expect((await suggest("zzzz", fewFiles)).texts).toHaveLength(3);
    },
  );
});

test("reads each data file once", async () => {
  const asked = serveDataFiles(siteFiles);
  const ask = startAnswering();
  await Promise.all([ask("language.list", {}), ask("phrase.entryPage", { language: "farsi" })]);
  await ask("language.list", {});
  expect(asked.filter((url) => url === staticData.languages)).toHaveLength(1);
});

test("rejects any other call with an error", async () => {
  const error = await failureOf(startAnswering()("language.get", { slug: "farsi" }));
  expect(error).toHaveProperty("message", "The static export has no response to language.get");
  expect(statusOf(error)).toBe(405);
  expect(shouldRetry(0, error)).toBe(false);
});

test("rejects a missing file with its status, and requests it again on the next call", async () => {
  const files = new Map();
  serveDataFiles(files);
  const ask = startAnswering();
  expect(statusOf(await failureOf(ask("language.list", {})))).toBe(404);
  files.set(staticData.languages, site.languages);
  expect(await ask("language.list", {})).toEqual(site.languages);
});

test.each([
  ["no network", () => HttpResponse.error()],
  ["a page instead", () => HttpResponse.html("<h1>Hello</h1>")],
  ["half a file", () => HttpResponse.text('[{"slug": "fa')],
])("rejects %s without a status, so that it is retried", async (_what, answer) => {
  apiServer.use(http.get(/\/data\//, answer));
  const error = await failureOf(startAnswering()("language.list", {}));
  expect(error).toHaveProperty("message", "/data/languages.json could not be read");
  expect(statusOf(error)).toBeUndefined();
  expect(shouldRetry(0, error)).toBe(true);
});
