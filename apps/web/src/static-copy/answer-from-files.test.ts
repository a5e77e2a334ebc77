import { staticData } from "@saywhere/validators/static-copy";
import { HttpResponse, http } from "msw";
import { expect, test } from "vitest";
import { shouldRetry, statusOf } from "../lib/queries.ts";
import { apiServer } from "../testing/api.ts";
import { serveDataFiles } from "../testing/data-files.ts";
import { settings } from "../testing/fixtures.ts";
import { site, siteFiles } from "../testing/static-site.ts";
import { answerFromFiles } from "./answer-from-files.ts";

const failureOf = async (answer: Promise<unknown>): Promise<unknown> =>
  answer.then(
    () => expect.unreachable("The call was to fail"),
    (error: unknown) => error,
  );

test("answers what pages ask for in the browser", async () => {
  serveDataFiles(siteFiles);
  const ask = answerFromFiles(settings);
  expect(await ask("settings.site", {})).toEqual(settings);
  expect(await ask("language.list", {})).toEqual(site.languages);
  expect(await ask("category.list", {})).toEqual(siteFiles.get(staticData.categories));
  expect(await ask("phrase.entryPage", { language: "farsi", category: "health" })).toMatchObject({
    next: null,
  });
  const result = await ask("search.result", { query: "hola" });
  expect(result).toMatchObject({ hits: [{ native_text: "Hola" }] });
  expect(await ask("search.hits", { query: "hola" })).toEqual((result as { hits: unknown }).hits);
});

test("reads each file once", async () => {
  const asked = serveDataFiles(siteFiles);
  const ask = answerFromFiles(settings);
  await Promise.all([ask("language.list", {}), ask("phrase.entryPage", { language: "farsi" })]);
  await ask("language.list", {});
  expect(asked.filter((address) => address === staticData.languages)).toHaveLength(1);
});

test("has no answer to anything else, and says so", async () => {
  const error = await failureOf(answerFromFiles(settings)("language.get", { slug: "farsi" }));
  expect(error).toHaveProperty("message", "The static copy of the site has no answer to language.get");
  expect(statusOf(error)).toBe(405);
  expect(shouldRetry(0, error)).toBe(false);
});

test("a file that is not there fails with its status, and is asked for again", async () => {
  const files = new Map();
  serveDataFiles(files);
  const ask = answerFromFiles(settings);
  expect(statusOf(await failureOf(ask("language.list", {})))).toBe(404);
  files.set(staticData.languages, site.languages);
  expect(await ask("language.list", {})).toEqual(site.languages);
});

test.each([
  ["no network", () => HttpResponse.error()],
  ["a page instead", () => HttpResponse.html("<h1>Hello</h1>")],
  ["half a file", () => HttpResponse.text('[{"slug": "fa')],
])("%s fails without a status, so that it is tried again", async (_what, answer) => {
  apiServer.use(http.get(/\/data\//, answer));
  const error = await failureOf(answerFromFiles(settings)("language.list", {}));
  expect(error).toHaveProperty("message", "/data/languages.json could not be read");
  expect(statusOf(error)).toBeUndefined();
  expect(shouldRetry(0, error)).toBe(true);
});
