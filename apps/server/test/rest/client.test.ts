import { createClient, pages } from "@saywhere/client";
import { beforeAll, expect, test } from "vitest";
import { forAllTests } from "../support/for-all-tests.ts";
import { startTestServer } from "../support/start-test-server.ts";

const server = forAllTests(() => startTestServer());
let client: ReturnType<typeof createClient>;
beforeAll(async () => {
  client = createClient({ url: server.url });
});

test("a client generated from the API document reads a list", async () => {
  const { data } = await client.GET("/phrases", {
    params: { query: { language: "thai", category: "numbers" } },
  });
  expect(data).toHaveLength(30);
});

test("a client generated from the API document reads one record with its type", async () => {
  const { data } = await client.GET("/phrases/{languageSlug}/{phraseSlug}", {
    params: { path: { languageSlug: "urdu", phraseSlug: "thank-you" } },
  });
  expect(data?.language.direction).toBe("rtl");
  expect(data?.related_phrases[0]?.english).toBeTypeOf("string");
});

test("a client generated from the API document writes with types and receives a typed conflict", async () => {
  const headers = { authorization: `Bearer ${await server.tokenFor("editor")}` };
  const body = { english: "Good luck with it", category_id: 1 };
  const { data: made, response } = await client.POST("/phrases", { body, headers });
  expect(response.status).toBe(201);
  expect(made?.slug).toBe("good-luck-with-it");
  const params = { path: { id: made?.id ?? 0 } };
  const { data: changed } = await client.PUT("/phrases/{id}", {
    params,
    body: { ...body, english: "Good luck!", slug: made?.slug, version: made?.version },
    headers,
  });
  expect(changed).toMatchObject({ english: "Good luck!", slug: "good-luck-with-it", version: 2 });
  const { error } = await client.PUT("/phrases/{id}", { params, body: { ...body, version: 1 }, headers });
  expect(error?.conflict?.reason).toBe("stale");
  const { data: deleted } = await client.DELETE("/phrases/{id}", { params, headers });
  expect(deleted).toEqual({ success: true });
  const { error: refused } = await client.POST("/phrases", { body });
  expect(refused?.code).toBe("UNAUTHORIZED");
});

test("a client generated from the API document receives errors as typed bodies", async () => {
  const { data, error, response } = await client.GET("/languages/{language}", {
    params: { path: { language: "klingon" } },
  });
  expect(data).toBeUndefined();
  expect(response.status).toBe(404);
  expect(error).toMatchObject({ message: "Language Not Found", code: "NOT_FOUND" });
});

test("the pages of a list end with the last one, and with the error of one that cannot be read", async () => {
  const read = (after: string | undefined) =>
    client.GET("/phrases", {
      params: { query: { language: "thai", category: "numbers", limit: 20, after } },
    });
  const sizes = (await Array.fromAsync(pages(read))).map(({ length }) => length);
  expect(sizes).toEqual([20, 10]);
  await expect(Array.fromAsync(pages(() => read("made-up")))).rejects.toMatchObject({
    message: expect.stringContaining("page"),
    cause: { code: "BAD_REQUEST" },
  });
});

test("the error of a page that a proxy refused has its status, which HTTP/2 sends without a text", async () => {
  const behindProxy = createClient({
    url: "https://saywhere.example",
    fetch: async () => new Response("<h1>Bad gateway</h1>", { status: 502 }),
  });
  const read = () => behindProxy.GET("/phrases");
  await expect(Array.fromAsync(pages(read))).rejects.toMatchObject({
    message: "The server responded with 502",
    cause: "<h1>Bad gateway</h1>",
  });
});

test("a CSV file is a text, and so are the lines of an import; JSON and errors are parsed", async () => {
  const editor = createClient({ url: server.url, token: await server.tokenFor("editor") });
  const path = { slug: "thai" };
  const { data: dataset } = await editor.GET("/languages/{slug}/dataset.csv", { params: { path } });
  expect(dataset).toContain("สวัสดี");
  const { data: whole } = await editor.GET("/languages/{slug}/dataset.json", { params: { path } });
  expect(whole).toBeTypeOf("object");
  const { error } = await editor.GET("/languages/{slug}/dataset.csv", {
    params: { path: { slug: "klingon" } },
  });
  expect(error?.code).toBe("NOT_FOUND");
  const { data: lines } = await editor.POST("/language-phrases/import", {
    params: { query: { format: "csv", dry_run: true } },
    headers: { accept: "application/x-ndjson", "content-type": "text/csv" },
    body: "language,phrase\nthai,hello\n",
  });
  expect(lines).toMatch(/"type":"report".*\n$/);
  const params = { query: { format: "csv", language: "thai" } } as const;
  const { data: stream } = await editor.GET("/language-phrases/export", { params, parseAs: "stream" });
  expect(await new Response(stream).bytes()).toHaveProperty("0", 0xef);
});

const CSV = "language,phrase,usage_notes\nthai,hello,“Sawatdi”\n";

test.each([
  ["a text", CSV],
  ["a Blob", new Blob([CSV])],
  ["a Buffer", Buffer.from(CSV)],
  ["an ArrayBuffer", new TextEncoder().encode(CSV).buffer],
])("%s is sent as it is", async (_name, body) => {
  const editor = createClient({ url: server.url, token: await server.tokenFor("editor") });
  const { data, response } = await editor.POST("/language-phrases/import", {
    params: { query: { format: "csv", dry_run: true } },
    headers: { "content-type": "text/csv" },
    body,
  });
  expect(response.status).toBe(200);
  expect(data).toMatchObject({ rows: [{ phrase: "hello", outcome: "update" }] });
});

test("a stream is sent as it is", async () => {
  const editor = createClient({ url: server.url, token: await server.tokenFor("editor") });
  const { data } = await editor.POST("/language-phrases/import", {
    params: { query: { format: "csv", dry_run: true } },
    headers: { "content-type": "text/csv" },
    body: new Blob([CSV]).stream(),
  });
  expect(data).toMatchObject({ counts: { update: 1, invalid: 0 } });
});
