import { category } from "@saywhere/validators/content/category";
import { language } from "@saywhere/validators/content/language";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { forAllTests } from "../support/for-all-tests.ts";
import { startTestServer } from "../support/start-test-server.ts";

const server = forAllTests(() => startTestServer());

async function get(path: string, init?: RequestInit): Promise<Response> {
  return fetch(server.url + path, init);
}

async function read<T extends z.ZodType>(path: string, schema: T): Promise<z.infer<T>> {
  return schema.parse(await (await get(path)).json());
}

describe("caching and transport", () => {
  test("a read carries an ETag, and a conditional request for unchanged content is 304 without a body", async () => {
    for (const round of ["from the database", "from memory"]) {
      const first = await get("/api/categories");
      const etag = first.headers.get("etag") ?? "";
      expect(etag, round).toMatch(/^W\/"/);
      expect(first.headers.get("cache-control")).toBe("public, no-cache");
      const second = await get("/api/categories", { headers: { "if-none-match": `"other", ${etag}` } });
      expect(second.status, round).toBe(304);
      expect(await second.text()).toBe("");
      expect(second.headers.get("etag")).toBe(etag);
      // Some clients parse a body by it, and there is none.
      expect(second.headers.get("content-type"), round).toBeNull();
    }
  });

  test("a change of the content is visible to the next read", async () => {
    const { pool } = server.database;
    const before = await read("/api/categories", z.array(category));
    await pool.query("update category set name = 'Hellos' where slug = 'greetings'");
    await expect.poll(async () => (await read("/api/categories", z.array(category)))[0]?.name).toBe("Hellos");
    await pool.query("update category set name = $1 where slug = 'greetings'", [before[0]?.name]);
    await expect
      .poll(async () => (await read("/api/categories", z.array(category)))[0]?.name)
      .toBe(before[0]?.name);
  });

  test.each(["br", "gzip"])(
    "responses are compressed with %s when the client accepts it",
    async (encoding) => {
      for (const round of ["from the database", "from memory"]) {
        const response = await get("/api/languages", { headers: { "accept-encoding": encoding } });
        expect(response.headers.get("content-encoding"), round).toBe(encoding);
        expect(response.headers.get("vary")).toMatch(/accept-encoding/);
        expect(z.array(language).parse(await response.json())).toHaveLength(40);
      }
    },
  );

  test("HEAD returns the headers of GET without a body", async () => {
    const head = await get("/api/languages/farsi", { method: "HEAD" });
    const whole = await get("/api/languages/farsi");
    expect(head.status).toBe(200);
    expect(head.headers.get("etag")).toBe(whole.headers.get("etag"));
    expect(head.headers.get("content-type")).toBe(whole.headers.get("content-type"));
    expect(await head.text()).toBe("");
    expect((await get("/api/languages/klingon", { method: "HEAD" })).status).toBe(404);
  });

  test.each([
    ["DELETE", "/api/languages", "GET, HEAD, POST, OPTIONS"],
    ["PATCH", "/api/languages/1", "GET, HEAD, PUT, DELETE, OPTIONS"],
    ["POST", "/api/search", "GET, HEAD, OPTIONS"],
    ["GET", "/api/language-phrases/import", "POST, OPTIONS"],
    ["POST", "/api/cdn/media/some/picture.png", "GET, HEAD, PUT, DELETE, OPTIONS"],
    ["PUT", "/api/openapi.json", "GET, HEAD, OPTIONS"],
  ])("%s %s is 405 and names the methods that it supports", async (method, path, allowed) => {
    const response = await get(path, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")?.split(", ").sort()).toEqual(allowed.split(", ").sort());
    expect(await response.json()).toMatchObject({ code: "METHOD_NOT_SUPPORTED" });
  });

  test("other origins may read, also after a preflight request, and may not write", async () => {
    const origin = "https://elsewhere.example";
    const response = await get("/api/languages", { headers: { origin } });
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    const readable = response.headers.get("access-control-expose-headers")?.split(", ");
    const needed = [
      "content-disposition",
      "etag",
      "idempotency-replayed",
      "link",
      "location",
      "x-request-id",
    ];
    expect(readable).toEqual(expect.arrayContaining(needed));
    const asked = await get("/api/languages", {
      method: "OPTIONS",
      headers: { origin, "access-control-request-method": "POST" },
    });
    expect(asked.headers.get("access-control-allow-methods")).toBe("GET, HEAD");
    expect((await get("/api/languages", { method: "OPTIONS" })).status).toBe(204);
  });

  test.each(["/api", "/api/"])("%s leads to the reference, and names the OpenAPI document", async (path) => {
    const response = await get(path, { redirect: "manual" });
    expect([response.status, response.headers.get("location")]).toEqual([302, "/api/docs"]);
    expect(response.headers.get("link")).toBe('</api/openapi.json>; rel="service-desc"');
    expect(await (await get(path)).text()).toContain("<title>API reference");
  });

  test("slugs in URLs may be percent-encoded", async () => {
    expect(await read("/api/languages/%66arsi", language)).toMatchObject({ slug: "farsi" });
  });
});
