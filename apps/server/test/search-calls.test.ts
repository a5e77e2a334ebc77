import { searchHit } from "@saywhere/validators/search";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { startTestServer, type TestServer } from "./support/start-test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const get = (path: string) => fetch(server.url + path);
const hits = z.array(searchHit.strict()).max(20);

async function search(parameters: Record<string, string>): Promise<z.infer<typeof hits>> {
  const response = await get(`/api/search?${new URLSearchParams(parameters).toString()}`);
  expect(response.status).toBe(200);
  return hits.parse(await response.json());
}

describe("GET /api/search", () => {
  test("says what matched, in the text as it is written", async () => {
    const [danke] = await search({ query: "danke" });
    expect(danke).toMatchObject({
      phrase: { slug: "thank-you" },
      language: { slug: "german" },
      match: { field: "native_text", text: "Danke", parts: [{ start: 0, end: 5 }] },
    });
    const [popular] = await search({ query: "japanese" });
    expect(popular).toMatchObject({ language: { slug: "japanese" }, match: null });
  });

  test("searches in a language and a category that are named beside the query", async () => {
    const inThai = await search({ query: "thank you", language: "thai" });
    expect(inThai.map(({ language }) => language.slug)).toContain("thai");
    expect(new Set(inThai.map(({ language }) => language.slug)).size).toBe(1);
    const numbers = await search({ query: "one", language: "spanish", category: "numbers" });
    expect(numbers[0]).toMatchObject({ phrase: { slug: "one" }, category: { slug: "numbers" } });
    expect(await search({ query: "thank you", language: "klingon" })).toEqual([]);
  });
});

describe("an answer", () => {
  const inputOf = (query: string) => encodeURIComponent(JSON.stringify({ query }));
  test.each([
    ["REST", (query: string) => `/api/search?query=${query}`],
    ["the search page", (query: string) => `/trpc/search.result?input=${inputOf(query)}`],
  ])("to %s is kept, but not one that found nothing, because each of them is counted", async (_to, path) => {
    const found = await get(path("danke"));
    expect(found.headers.get("cache-control")).toBe("public, no-cache");
    const nothing = await get(path("zzzz"));
    expect(nothing.status).toBe(200);
    expect(nothing.headers.get("cache-control")).toBe("no-store");
  });

  test("that found nothing can be read by pages of other sites as well", async () => {
    expect((await get("/api/search?query=zzzz")).headers.get("access-control-allow-origin")).toBe("*");
  });
});
