import { translationCount } from "@saywhere/db/testing/starting-content";
import { errorBody } from "@saywhere/validators/api/error-body";
import { category } from "@saywhere/validators/content/category";
import { language, languageDetail } from "@saywhere/validators/content/language";
import { phraseDetail } from "@saywhere/validators/content/phrase-detail";
import { phraseEntry } from "@saywhere/validators/content/phrase-entry";
import { searchHit } from "@saywhere/validators/search/search-result";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { forAllTests } from "../support/for-all-tests.ts";
import { startTestServer } from "../support/start-test-server.ts";

const server = forAllTests(() => startTestServer());

async function get(path: string, init?: RequestInit): Promise<Response> {
  return fetch(server.url + path, init);
}

async function read<T extends z.ZodType>(path: string, schema: T): Promise<z.infer<T>> {
  const response = await get(path);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toMatch(/^application\/json/);
  return schema.parse(await response.json());
}

/** One case for every public row of the specification's tables of calls (§7). */
describe("public calls", () => {
  test("GET /api/languages lists the languages, the featured ones first", async () => {
    const languages = await read("/api/languages", z.array(language.strict()));
    expect(languages).toHaveLength(40);
    expect(languages.slice(0, 3).map(({ slug }) => slug)).toEqual(["spanish", "farsi", "arabic"]);
  });

  test("GET /api/languages/{slug} returns one language", async () => {
    const farsi = await read("/api/languages/farsi", languageDetail.strict());
    expect(farsi).toMatchObject({
      name: "Farsi (Persian)",
      nativeName: "فارسی",
      code: "fa",
      direction: "rtl",
      emergency_numbers: expect.arrayContaining([
        expect.objectContaining({ country: "Iran", police: "110" }),
      ]),
    });
  });

  test("GET /api/languages/{slug}/popular-phrases lists them by rank", async () => {
    const entries = await read("/api/languages/farsi/popular-phrases", z.array(phraseEntry.strict()));
    expect(entries).toHaveLength(16);
    expect(entries[0]).toMatchObject({
      phrase: { slug: "hello" },
      language: { slug: "farsi" },
      native_text: "سلام",
    });
  });

  test("GET /api/phrases lists every phrase in every language", async () => {
    const entries = await read("/api/phrases", z.array(phraseEntry.strict()));
    expect(entries).toHaveLength(translationCount);
  });

  test("GET /api/phrases?language=&category= filters by either and by both", async () => {
    const entries = z.array(phraseEntry.strict());
    const inFarsi = await read("/api/phrases?language=farsi", entries);
    expect(new Set(inFarsi.map((entry) => entry.language.slug))).toEqual(new Set(["farsi"]));
    const greetings = await read("/api/phrases?category=greetings", entries);
    expect(new Set(greetings.map((entry) => entry.category.slug))).toEqual(new Set(["greetings"]));
    const both = await read("/api/phrases?language=farsi&category=greetings", entries);
    expect(both.length).toBe(inFarsi.filter((entry) => entry.category.slug === "greetings").length);
    expect(both.length).toBeGreaterThan(0);
  });

  test("GET /api/phrases ignores empty filters", async () => {
    expect(await read("/api/phrases?language=&category=greetings", z.array(phraseEntry))).not.toHaveLength(0);
  });

  test("GET /api/phrases/{languageSlug}/{phraseSlug} returns a phrase in full", async () => {
    const detail = await read("/api/phrases/farsi/hello", phraseDetail.strict());
    expect(detail).toMatchObject({
      native_text: "سلام",
      romanization: "Salām",
      category: { slug: "greetings" },
    });
    expect(detail.related_phrases.map(({ slug }) => slug)).toEqual([
      "good-morning",
      "how-are-you",
      "nice-to-meet-you",
      "goodbye",
    ]);
    expect(detail.same_phrase_other_languages).toHaveLength(39);
    expect(detail.variants[0]).toMatchObject({ label: "formal or religious", native_text: "سلام علیکم" });
    expect(detail.previous).toBeNull();
    expect(detail.next).toEqual({ slug: "good-morning", english: "Good morning" });
  });

  test("GET /api/categories lists the categories in their order", async () => {
    const categories = await read("/api/categories", z.array(category.strict()));
    expect(categories).toHaveLength(14);
    expect(categories[0]?.slug).toBe("greetings");
  });

  test("GET /api/search?query= finds phrases, at most 20", async () => {
    const hits = await read("/api/search?query=thank%20you%20in%20japanese", z.array(searchHit.strict()));
    expect(hits[0]).toMatchObject({ phrase: { slug: "thank-you" }, language: { slug: "japanese" } });
    const popular = await read("/api/search?query=japanese", z.array(searchHit));
    expect(popular.map((hit) => hit.language.slug)).toEqual(Array.from({ length: 16 }, () => "japanese"));
    expect((await read("/api/search?query=thank", z.array(searchHit))).length).toBe(20);
    expect(await read("/api/search?query=zzzz", z.array(searchHit))).toEqual([]);
    expect((await read("/api/search?query=谢谢", z.array(searchHit))).length).toBeGreaterThan(0);
  });
});

describe("error responses of public calls", () => {
  test.each([
    ["/api/languages/klingon", "Language Not Found"],
    ["/api/languages/klingon/popular-phrases", "Language Not Found"],
    ["/api/phrases/klingon/hello", "Phrase Not Found"],
    ["/api/phrases/farsi/nothing", "Phrase Not Found"],
    ["/api/phrases?language=klingon", "Language Not Found"],
    ["/api/phrases?language=farsi&category=klingon", "Category Not Found"],
    ["/api/search?query=hello&language=klingon", "Language Not Found"],
    ["/api/search?query=hello&category=klingon", "Category Not Found"],
  ])("GET %s is 404", async (path, message) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(errorBody.parse(await response.json())).toMatchObject({ message, code: "NOT_FOUND" });
  });

  test("a missing parameter is 400 and names the field", async () => {
    const response = await get("/api/search");
    expect(response.status).toBe(400);
    const body = errorBody.parse(await response.json());
    expect(body.code).toBe("BAD_REQUEST");
    expect(body.issues?.[0]?.path).toEqual(["query"]);
  });

  test("a query that is too long is 400 and states the limit", async () => {
    const response = await get(`/api/search?query=${"a".repeat(201)}`);
    expect(response.status).toBe(400);
    expect(errorBody.parse(await response.json()).issues?.[0]?.message).toMatch(/at most 200/);
  });

  test("an invalid percent-encoding is 400", async () => {
    expect((await get("/api/languages/%E0%A4%A")).status).toBe(400);
  });

  test("an unknown path is 404 in JSON, inside and outside the API", async () => {
    for (const path of ["/api/nothing", "/health/nothing"]) {
      const response = await get(path);
      expect(response.status).toBe(404);
      expect(errorBody.parse(await response.json()).code).toBe("NOT_FOUND");
    }
  });

  test("a null character is rejected in the path and in the query", async () => {
    for (const path of ["/api/languages/%00", "/api/search?query=hello%00"]) {
      expect((await get(path)).status).toBe(400);
    }
  });

  test("an internal error reveals no details", async () => {
    const broken = await startTestServer();
    await broken.database.pool.query("alter table category rename to elsewhere");
    const response = await fetch(`${broken.url}/api/categories`);
    expect(response.status).toBe(500);
    expect(errorBody.parse(await response.json())).toMatchObject({
      message: expect.stringMatching(
        /^Something went wrong on our side\. If you report it, name request [\w-]+\.$/,
      ),
      code: "INTERNAL_SERVER_ERROR",
    });
    await broken.close();
  });

  test("without a database reads are 503, and the server is live but not ready", async () => {
    const cut = await startTestServer();
    await cut.database.close();
    const response = await fetch(`${cut.url}/api/categories`);
    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "30"]);
    expect(errorBody.parse(await response.json())).toMatchObject({
      message: expect.stringMatching(/try again/),
      code: "SERVICE_UNAVAILABLE",
    });
    expect((await fetch(`${cut.url}/health/ready`)).status).toBe(503);
    expect((await fetch(`${cut.url}/health/live`)).status).toBe(200);
    await cut.close();
  });
});

describe("slug redirects", () => {
  test("a former slug of a language is accepted and answered under the current one", async () => {
    const { pool } = server.database;
    await pool.query(
      "insert into slug_redirect (kind, slug, target_id) select 'language', 'persian', id from language where slug = 'farsi'",
    );
    expect(await read("/api/languages/persian", language)).toMatchObject({ slug: "farsi" });
    expect(await read("/api/phrases?language=persian&limit=1", z.array(phraseEntry))).toHaveLength(1);
    expect(await read("/api/search?query=zzzz&language=persian", z.array(searchHit))).toEqual([]);
    expect(await read("/api/phrases/persian/hello", phraseDetail)).toMatchObject({
      language: { slug: "farsi" },
    });
  });
});
