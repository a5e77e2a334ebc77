import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { beforeAll, describe, expect, test } from "vitest";
import { buildPreview } from "../../src/app/static-preview/preview-server.ts";
import { post } from "../support/calls.ts";
import { forAllTests } from "../support/for-all-tests.ts";
import { sendRaw } from "../support/send-raw.ts";
import { startTestServer } from "../support/start-test-server.ts";

const SCRIPT = "</title><script>alert(1)</script>";

const server = forAllTests(() => startTestServer({ pages: true }));
let administrator: { cookie: string };
beforeAll(async () => {
  administrator = { cookie: (await server.signedIn("administrator")).cookie };
});

const read = (path: string, headers: Record<string, string> = administrator) =>
  sendRaw(server.url, { method: "GET", path, headers });
const ask = async (procedure: string, input: unknown) =>
  read(`/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify(input))}`);
const write = (procedure: string, body: unknown) =>
  post(`${server.url}/trpc/${procedure}`, body, administrator);

describe("script in texts and URLs", () => {
  test("script in the site's name and description is escaped on every page", async () => {
    const { version, ...settings } = await server.services.settings.stored();
    const changed = { ...settings, name: SCRIPT, description: `"'>${SCRIPT}`, version };
    expect((await write("settings.update", changed)).status).toBe(200);
    for (const path of ["/", "/about", "/languages/farsi", "/phrases/farsi/hello", "/nowhere", "/privacy"]) {
      const { text } = await read(path);
      expect(text, path).toContain("alert(1)");
      expect(text, path).not.toContain("<script>alert");
    }
  });

  test("script in an address is a text where the page repeats it", async () => {
    const script = encodeURIComponent(SCRIPT);
    for (const path of [
      `/search?q=${script}&language=${script}`,
      `/phrases?language=${script}&category=${script}`,
      `/${script}`,
      `/languages/${script}`,
      `/phrases/farsi/${script}?a=${script}`,
      "/search?q=%22%20onfocus%3Dalert(1)%20autofocus%20a%3D%22",
    ]) {
      const { text } = await read(path);
      expect(text, path).not.toMatch(/<script>alert|[^\\]" onfocus=/);
    }
  });

  test("script is no address that a link or a sound may have", async () => {
    for (const address of [
      "javascript:alert(1)",
      "data:text/html,<script>",
      "//evil.example/a.mp3",
      "vbscript:x",
    ]) {
      const { version, ...settings } = await server.services.settings.stored();
      expect((await write("settings.update", { ...settings, contactUrl: address, version })).status).toBe(
        400,
      );
      const translation = { language_id: 1, phrase_id: 1, native_text: "a", audio_url: address };
      expect((await write("translation.create", translation)).status).toBe(400);
    }
  });
});

describe("special characters of the database's query languages", () => {
  const SIGNS = [
    "%",
    "_",
    "h_llo",
    "%h%",
    "\\",
    "'",
    "' | '",
    "a:*",
    "!hello",
    "(hello",
    "<->",
    "hello & thanks",
  ];

  test.each(SIGNS)("%j are signs in every search", async (sign) => {
    for (const [procedure, input] of [
      ["search.hits", { query: sign }],
      ["search.result", { query: `${sign} in farsi` }],
      ["phrase.options", { search: sign }],
      ["phrase.adminPage", { search: sign }],
      ["translation.page", { search: sign }],
    ] as const) {
      expect((await ask(procedure, input)).status, procedure).toBe(200);
    }
    const { text } = await ask("phrase.options", { search: "h_llo" });
    expect(text).not.toContain('"Hello"');
  });
});

describe("a path that leads elsewhere", () => {
  const ELSEWHERE = [
    "/../secret.txt",
    "/%2e%2e/secret.txt",
    "/..%2fsecret.txt",
    "/..%5csecret.txt",
    "/a/../../secret.txt",
    "/%2e%2e%2f%2e%2e%2f%2e%2e%2fetc/passwd",
    "/%2fetc/passwd",
    "//etc/passwd",
    "/....//secret.txt",
    "/secret.txt%00.html",
    "/%252e%252e/secret.txt",
  ];

  test("a path traversal reads no file of the site, and none of the API reference", async () => {
    for (const path of ELSEWHERE) {
      for (const folder of ["/assets", "/api/docs", "/share/languages", "/files/assets"]) {
        const { status, text } = await read(folder + path);
        expect([400, 403, 404], folder + path).toContain(status);
        expect(text).not.toMatch(/root:|createPageRenderer/);
      }
    }
  });

  test("a path traversal reads nothing outside the static export", async () => {
    const folder = await mkdtemp(join(tmpdir(), "saywhere-preview-"));
    await writeFile(join(folder, "secret.txt"), "root: secret");
    const log = pino({ level: "silent" });
    const preview = buildPreview({ folder, publicUrl: "https://saywhere.example", log });
    try {
      const origin = await preview.listen({ host: "127.0.0.1", port: 0 });
      for (const path of ELSEWHERE) {
        const { status, text } = await sendRaw(origin, { method: "GET", path, headers: {} });
        expect([400, 404], path).toContain(status);
        expect(text).not.toContain("root:");
      }
    } finally {
      await preview.close();
      await rm(folder, { recursive: true });
    }
  });
});

test("a page whose address says what cannot be is no failure of ours", async () => {
  for (const path of [
    "/search?q=%00",
    "/search?q=a%00b&language=%00&category=%00",
    "/phrases?language=%00&category=%00",
    "/phrases?after=%00",
    "/phrases?before=x",
    "/languages/farsi/common-phrases?after=%00",
    "/languages/%00",
    "/phrases/%00/hello",
    "/phrases/farsi/%00",
    "/phrases/%00",
    "/%00",
    "/phrases?language=a&language=b",
    `/languages/${"a".repeat(3_000)}`,
  ]) {
    expect((await read(path, {})).status, path).toBeLessThan(500);
  }
});

test("an answer's head has no line that the address wrote", async () => {
  for (const path of [
    "/languages/farsi%0d%0aset-cookie:%20a=b/",
    "/phrases/farsi/hello/?%0d%0aset-cookie:%20a=b",
    "//evil.example/%2e%2e",
  ]) {
    const { headers } = await read(path, {});
    expect(headers["set-cookie"]).toBeUndefined();
    expect(headers.location ?? "/").toMatch(/^\/(?!\/)/);
  }
});

/** Inputs that make careless patterns backtrack. Each must be processed before the test times out. */
test("texts that are hard to read are read like others", async () => {
  const long = (text: string, length: number) =>
    text.repeat(Math.ceil(length / text.length)).slice(0, length);
  for (const text of [
    "a",
    "aA",
    " ",
    "\t\n",
    "-",
    "'",
    "é",
    "ا",
    "👩‍👩‍👧",
    "a ",
    "((",
    "%",
    "his ",
    "ﷺ",
    "in in ",
  ]) {
    expect((await ask("search.result", { query: long(text, 200) })).status).toBe(200);
    const translation = { id: 1, native_text: `x${long(text, 1_900)}x`, cultural_notes: long(text, 9_999) };
    expect([200, 400]).toContain((await write("translation.update", translation)).status);
  }
  for (const text of ["[", "](", "**a ", "<!--", "> ", "`", "- ", "[a](b", "|", "![", "&#", "<a ", "_a__"]) {
    const saved = await write("document.save", { documentId: "hard.md", content: long(text, 199_000) });
    expect(saved.status).toBe(200);
  }
  for (const text of ["<script ", "<!--", "a=", '<script a="', "&amp;"]) {
    const { version, ...settings } = await server.services.settings.stored();
    const changed = { ...settings, analyticsSnippet: long(text, 2_000), version };
    expect((await write("settings.update", changed)).status).toBe(400);
  }
  // Longer than any name: rejected, after the rules have processed it.
  for (const text of ["a", " ", "-", "e\u0301", "🇩🇪"]) {
    const category = { name: `x${long(text, 100_000)}x`, description: "a", slug: long(text, 100_000) };
    expect((await write("category.create", category)).status).toBe(400);
  }
  expect((await read("/phrases/farsi/hello")).status).toBe(200);
});
