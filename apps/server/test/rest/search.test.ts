import { searchHit } from "@saywhere/validators/search/search-result";
import { describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { forAllTests } from "../support/for-all-tests.ts";
import { startTestServer } from "../support/start-test-server.ts";

const server = forAllTests(() => startTestServer());

const get = (path: string) => fetch(server.url + path);
const hits = z.array(searchHit.strict()).max(20);

async function search(parameters: Record<string, string>): Promise<z.infer<typeof hits>> {
  const response = await get(`/api/search?${new URLSearchParams(parameters).toString()}`);
  expect(response.status).toBe(200);
  return hits.parse(await response.json());
}

describe("GET /api/search", () => {
  test("GET /api/search marks the match in the original text", async () => {
    const [danke] = await search({ query: "danke" });
    expect(danke).toMatchObject({
      phrase: { slug: "thank-you" },
      language: { slug: "german" },
      match: { field: "native_text", text: "Danke", parts: [{ start: 0, end: 5 }] },
    });
    const [popular] = await search({ query: "japanese" });
    expect(popular).toMatchObject({ language: { slug: "japanese" }, match: null });
  });

  test("GET /api/search recognizes a language and a category in the query", async () => {
    const inThai = await search({ query: "thank you", language: "thai" });
    expect(inThai.map(({ language }) => language.slug)).toContain("thai");
    expect(new Set(inThai.map(({ language }) => language.slug)).size).toBe(1);
    const numbers = await search({ query: "one", language: "spanish", category: "numbers" });
    expect(numbers[0]).toMatchObject({ phrase: { slug: "one" }, category: { slug: "numbers" } });
  });
});

test("GET /api/search begins with the preferred language, and caches each preference apart", async () => {
  const first = async (more: Record<string, string>) =>
    (await search({ query: "where is", ...more }))[0]?.language.slug;
  expect(await first({ prefer: "japanese" })).toBe("japanese");
  expect(await first({ prefer: "thai" })).toBe("thai");
  expect(await first({ prefer: "thai", language: "german" })).toBe("german");
  expect(await first({})).not.toBe("thai");
  expect(await first({ prefer: "japanese" })).toBe("japanese");
  const unknown = await fetch(`${server.url}/api/search?query=where+is&prefer=klingon`);
  expect(unknown.status).toBe(404);
});

describe("search responses", () => {
  const inputOf = (query: string) => encodeURIComponent(JSON.stringify({ query }));
  test.each([
    ["REST", "hits", (query: string) => `/api/search?query=${query}`],
    ["the search page", "result", (query: string) => `/trpc/search.result?input=${inputOf(query)}`],
  ] as const)(
    "a response to %s is cached unless it has no results, because each such search is counted",
    async (_to, call, path) => {
      const answer = vi.spyOn(server.services.search, call);
      for (const query of ["gracias", "zzzz", "gracias", "zzzz"]) {
        const response = await get(path(query));
        expect(response.status).toBe(200);
        expect(response.headers.get("cache-control")).toBe("public, no-cache");
      }
      expect(answer.mock.calls.map(([{ query }]) => query)).toEqual(["gracias", "zzzz", "zzzz"]);
      answer.mockRestore();
    },
  );

  test("a response to the site's own calls is compressed, and 304 when the client has it", async () => {
    const path = `/trpc/search.result?input=${inputOf("merci")}`;
    const { headers } = await get(path);
    expect([headers.get("content-encoding"), headers.get("vary")]).toEqual([
      "gzip",
      expect.stringContaining("accept-encoding"),
    ]);
    const again = await fetch(server.url + path, { headers: { "if-none-match": headers.get("etag") ?? "" } });
    expect(again.status).toBe(304);
  });

  test("a search response without results can be read by pages of other sites too", async () => {
    expect((await get("/api/search?query=zzzz")).headers.get("access-control-allow-origin")).toBe("*");
  });
});
