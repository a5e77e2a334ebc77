import { mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { sendRaw } from "../../../test/support/send-raw.ts";
import { createExportFile } from "../../modules/static-export/export-file.ts";
import { LocalObjectStorage } from "../../modules/storage/local-storage.ts";
import { buildPreview } from "./preview-server.ts";

const log = pino({ level: "silent" });
const publicUrl = "http://localhost:3000";

let folder: string;
let storage: LocalObjectStorage;
let app: FastifyInstance;
let origin: string;

async function put(key: string, body: string): Promise<void> {
  const { contentType, cacheControl } = createExportFile(key, body);
  await storage.put(key, Buffer.from(body), { contentType, cacheControl });
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "saywhere-preview-"));
  storage = new LocalObjectStorage(folder);
  app = buildPreview({ folder, publicUrl, log });
  origin = await app.listen({ host: "127.0.0.1", port: 0 });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

/** Requests a URL exactly as written, because `fetch` would normalize it. */
const ask = (path: string, headers: Record<string, string> = {}, method = "GET", of = origin) =>
  sendRaw(of, { method, path, headers });

test("the preview explains how to deploy while no static export exists", async () => {
  const nothing = join(folder, "nothing");
  const empty = buildPreview({ folder: nothing, publicUrl, log });
  onTestFinished(() => empty.close());
  const address = await empty.listen({ host: "127.0.0.1", port: 0 });
  for (const path of ["/", "/languages/spanish"]) {
    const { status, headers, text: body } = await ask(path, {}, "GET", address);
    expect(status).toBe(404);
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(body).toContain('<a href="http://localhost:3000/admin/cdn">CDN Manager</a>');
  }
});

describe("preview of a static export", () => {
  beforeAll(async () => {
    await put("index.html", "<title>Home</title>");
    await put("404.html", "<title>Nothing here</title>");
    await put("languages/spanish/index.html", "<title>Spanish</title>");
    await put("languages/中文/index.html", "<title>Chinese</title>");
    await put("assets/index-1a2b.js", "0123456789");
    await put("robots.txt", "User-agent: *");
    await put("data/100% sure?.json", "{}");
    await put(".saywhere/kept/1.html", "An older page");
  });

  test.each([
    ["/", "Home"],
    ["/?q=thank+you", "Home"],
    ["/index.html", "Home"],
    ["/languages/spanish", "Spanish"],
    ["/languages/spanish/", "Spanish"],
    ["/languages/spanish?category=greetings", "Spanish"],
    ["/languages/spanish/index.html", "Spanish"],
    ["/languages/%E4%B8%AD%E6%96%87", "Chinese"],
  ])("the preview serves the page of %s", async (path, title) => {
    const { status, headers, text: body } = await ask(path);
    expect(status).toBe(200);
    expect(body).toBe(`<title>${title}</title>`);
    expect(headers).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "cache-control": "public, max-age=300",
      "content-length": String(Buffer.byteLength(body)),
      "x-content-type-options": "nosniff",
    });
  });

  test("the preview sends the headers that were stored with a file", async () => {
    const { headers } = await ask("/assets/index-1a2b.js");
    expect(headers["content-type"]).toBe("text/javascript; charset=utf-8");
    expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect((await ask("/data/100%25%20sure%3F.json")).headers["content-type"]).toMatch(/^application\/json/);
  });

  test("the preview derives the content type from the file name when no headers are stored", async () => {
    const path = join(folder, "content", "robots.txt");
    await writeFile(path, "Disallow: /");
    await utimes(path, 1, 1);
    const { headers, text: body } = await ask("/robots.txt");
    expect(body).toBe("Disallow: /");
    expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
  });

  test.each(["/nothing", "/languages", "/languages/", "/languages/spanish/nothing", "/index.html/", "/a//b"])(
    "the preview returns the 404 page for %s",
    async (path) => {
      const { status, headers, text: body } = await ask(path);
      expect(status).toBe(404);
      expect(headers["content-type"]).toBe("text/html; charset=utf-8");
      expect(body).toBe("<title>Nothing here</title>");
    },
  );

  test.each([
    "/.saywhere/kept/1.html",
    "/%2Esaywhere/kept/1.html",
    "/languages/../.saywhere/kept/1.html",
    "/../headers/index.html.json",
    "/..%2Fheaders/index.html.json",
    "/%2e%2e/headers/index.html.json",
    "/languages%2F..%2F..%2Fheaders/index.html.json",
    "/..%5Cheaders%5Cindex.html.json",
    "/index.html%00.txt",
  ])("the preview does not serve files outside the site: %s", async (path) => {
    expect(await ask(path)).toMatchObject({ status: 404, text: "<title>Nothing here</title>" });
  });

  test.each([`/${"a".repeat(300)}`, `/${"a/".repeat(3_000)}`])(
    "the preview returns 404 for an overlong URL",
    async (path) => {
      expect((await ask(path)).status).toBe(404);
    },
  );

  test("the preview rejects a URL that cannot be decoded, and every write method", async () => {
    expect((await ask("/%E4%B8")).status).toBe(400);
    for (const method of ["POST", "PUT", "DELETE"]) {
      const { status, headers } = await ask("/index.html", {}, method);
      expect(status).toBe(405);
      expect(headers.allow).toBe("GET, HEAD");
    }
  });

  test("the preview sends no body when the client's copy is current", async () => {
    await put("languages/thai/index.html", "<title>Thai</title>");
    const { headers } = await ask("/languages/thai");
    const known = { "if-none-match": headers.etag ?? "" };
    expect(await ask("/languages/thai", known)).toMatchObject({
      status: 304,
      headers: { "cache-control": "public, max-age=300" },
      text: "",
    });
    await put("languages/thai/index.html", "<title>Thai!</title>");
    expect((await ask("/languages/thai", known)).text).toBe("<title>Thai!</title>");
  });

  test("the preview sends the requested byte ranges", async () => {
    const path = "/assets/index-1a2b.js";
    expect(await ask(path, { range: "bytes=2-4" })).toMatchObject({
      status: 206,
      headers: { "content-range": "bytes 2-4/10", "content-type": "text/javascript; charset=utf-8" },
      text: "234",
    });
    const { status, headers } = await ask(path, { range: "bytes=20-" });
    expect([status, headers["content-range"]]).toEqual([416, "bytes */10"]);
  });

  test("the preview responds to HEAD as to GET, without a body", async () => {
    const { status, headers, text: body } = await ask("/", {}, "HEAD");
    expect([status, headers["content-length"], body]).toEqual([200, "19", ""]);
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(await ask("/nothing", {}, "HEAD")).toMatchObject({ status: 404, text: "" });
  });

  test("the preview serves each file consistently while a deployment replaces it", async () => {
    const versions = ["short", "long".repeat(2_000)];
    await put("changing.txt", versions[0] as string);
    let writing = true;
    const writer = (async () => {
      for (let turn = 0; writing; turn++) await put("changing.txt", versions[turn % 2] as string);
    })();
    const reading = Array.from({ length: 200 }, () => ask("/changing.txt"));
    const answers = await Promise.all(reading).finally(() => (writing = false));
    await writer;
    for (const { status, text: body } of answers)
      expect([status, versions.includes(body)]).toEqual([200, true]);
  });
});
