import { phraseCount } from "@saywhere/db/testing/starting-content";
import { errorBody } from "@saywhere/validators/api/error-body";
import { languageTranslation } from "@saywhere/validators/content/phrase-detail";
import { expect, test } from "vitest";
import { z } from "zod";
import { createLanguageService } from "../../src/modules/language/language.service.ts";
import { forAllTests } from "../support/for-all-tests.ts";
import { startTestServer } from "../support/start-test-server.ts";

const PATH = "/api/languages/farsi/translations";

const server = forAllTests(() => startTestServer());

const get = (path: string, init?: RequestInit) => fetch(server.url + path, init);

async function list(path: string): Promise<z.infer<typeof languageTranslation>[]> {
  const response = await get(path);
  expect(response.status).toBe(200);
  return z.array(languageTranslation.strict()).parse(await response.json());
}

test("GET /api/languages/{slug}/translations returns every phrase of a language as its own read does", async () => {
  const translations = await list(PATH);
  expect(translations).toHaveLength(phraseCount);
  for (const translation of translations.slice(0, 20)) {
    const response = await get(`/api/phrases/farsi/${translation.phrase.slug}`);
    expect(await response.json()).toMatchObject(translation);
  }
  expect(translations[0]).toMatchObject({
    phrase: { slug: "hello", english: "Hello" },
    category: { slug: "greetings" },
    native_text: "سلام",
    romanization: "Salām",
    variants: expect.arrayContaining([expect.objectContaining({ native_text: "سلام علیکم" })]),
  });
});

test("pages of the translations join to the whole list", async () => {
  const all = await list(PATH);
  const paged: typeof all = [];
  let next: string | undefined = `${PATH}?limit=50`;
  while (next) {
    const response: Response = await get(next);
    paged.push(...((await response.json()) as typeof all));
    next = response.headers.get("link")?.match(/<([^>]+)>; rel="next"/)?.[1];
  }
  expect(paged).toEqual(all);
  expect((await get(`${PATH}?after=nothing`)).status).toBe(400);
});

test("translations are cached with an ETag until one of them changes", async () => {
  const first = await get(PATH);
  const etag = first.headers.get("etag") ?? "";
  expect(first.headers.get("cache-control")).toBe("public, no-cache");
  expect((await get(PATH, { headers: { "if-none-match": etag } })).status).toBe(304);
  await server.database.pool.query(
    "update translation set usage_notes = 'New.' where id = (select min(id) from translation where language_id = (select id from language where slug = 'farsi'))",
  );
  await expect.poll(async () => (await get(PATH, { headers: { "if-none-match": etag } })).status).toBe(200);
});

test("translations of a former slug are those of the language, and an unknown one is 404", async () => {
  await server.database.pool.query(
    "insert into slug_redirect (kind, slug, target_id) select 'language', 'persian', id from language where slug = 'farsi'",
  );
  expect(await list("/api/languages/persian/translations")).toEqual(await list(PATH));
  const unknown = await get("/api/languages/klingon/translations");
  expect(unknown.status).toBe(404);
  expect(errorBody.parse(await unknown.json()).message).toBe("Language Not Found");
});

test("the number of queries does not depend on the number of translations", async () => {
  let queries = 0;
  const { pool } = server.database;
  const { translationChunk } = createLanguageService({
    db: {
      query: (config) => {
        queries++;
        return pool.query(config);
      },
    },
    cache: server.contentCache,
    writer: { run: () => Promise.reject(new Error("Nothing is written here")) },
  });
  const { items } = await translationChunk({ slug: "thai", limit: 500 });
  expect(items).toHaveLength(phraseCount);
  expect(queries).toBe(2);
});
