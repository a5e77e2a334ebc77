import { setTimeout as delay } from "node:timers/promises";
import { TRPC_LIST } from "@saywhere/validators/api/pagination";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { forAllTests } from "../support/for-all-tests.ts";
import { sendRaw } from "../support/send-raw.ts";
import { startTestServer } from "../support/start-test-server.ts";

const server = forAllTests(() => startTestServer({ pages: true }));
beforeEach(() => {
  vi.restoreAllMocks();
  server.contentCache.clear();
});

const get = (path: string) => sendRaw(server.url, { method: "GET", path, headers: {} });

const input = (value: object) => `input=${encodeURIComponent(JSON.stringify(value))}`;

describe("equivalent spellings of a request", () => {
  test("equivalent URLs of the list of all phrases share one computation", async () => {
    const list = vi.spyOn(server.services.phrase, "entryChunk");
    const answers = [
      "/api/phrases",
      "/api/phrases/",
      "/api/%70hrase%73",
      "/api/phrases?",
      "/api/phrases?language=&category=",
      "/api/phrases?category=&language=&limit=",
    ].map(get);
    const responses = await Promise.all(answers);
    expect(new Set(responses.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    const { length } = JSON.parse(responses[0]?.text ?? "") as unknown[];
    // A whole list is read in chunks, the first of which is short.
    expect(list).toHaveBeenCalledTimes(1 + Math.ceil((length - TRPC_LIST.usual) / TRPC_LIST.most));
  });

  test.each([
    [
      "/api/phrases?language=thai&limit=5",
      "/api/phrases?limit=5&language=thai",
      "/api/phrases?limit=%35&language=%74hai&category=",
    ],
    [
      `/trpc/phrase.list?${input({ language: "thai", limit: 5 })}`,
      `/trpc/phrase.list?${input({ limit: 5, random: 1, language: "thai" })}&random=1`,
      `/trpc/phrase%2Elist?random=1&${input({ language: "thai", limit: 5 })}`,
    ],
  ])("equivalent URLs share one computation: %s", async (...spellings) => {
    const list = vi.spyOn(server.services.phrase, "entryChunk");
    const texts = [];
    for (const path of spellings) texts.push((await get(path)).text);
    expect([new Set(texts).size, list.mock.calls.length]).toEqual([1, 1]);
  });

  test("equivalent URLs of a page share one rendering", async () => {
    const list = vi.spyOn(server.services.phrase, "entryPage");
    for (const query of ["category=greetings", "utm_source=a&category=greetings", "category=greetings&q=1"]) {
      expect((await get(`/phrases?${query}`)).status).toBe(200);
    }
    expect(list).toHaveBeenCalledTimes(1);
  });

  test("differently encoded paths of a page share one rendering", async () => {
    const language = vi.spyOn(server.services.language, "get");
    for (const path of ["/languages/thai", "/l%61nguages/thai", "/languages/%74h%61i", "/languages/tha%69"]) {
      expect((await get(path)).status).toBe(200);
    }
    expect(language).toHaveBeenCalledTimes(1);
  });

  test.each([
    ["/ABOUT", "/about"],
    ["/sEarch?q=Thai", "/search?q=Thai"],
    ["/languages/TH%61I", "/languages/thai"],
  ])("the path of a page in capitals is redirected: %s", async (path, location) => {
    const { status, headers } = await get(path);
    expect([status, headers.location]).toEqual([301, location]);
  });

  test("requests with a different meaning have different cache keys", async () => {
    const texts = [];
    for (const path of [
      "/api/phrases?language=thai",
      "/api/phrases?language=farsi",
      "/api/phrases?category=greetings",
      `/trpc/phrase.list?${input({ language: "thai" })}`,
      "/phrases?language=thai",
      "/phrases?language=farsi",
      "/search?q=thai",
      "/search?language=thai",
      "/about",
    ]) {
      texts.push((await get(path)).text);
    }
    expect(new Set(texts).size).toBe(texts.length);
  });
});

test("a repeated query parameter is read by the cache as by the procedure", async () => {
  const [farsi, thai] = [input({ slug: "farsi" }), input({ slug: "thai" })];
  const first = await get(`/trpc/language.get?${farsi}&${thai}`);
  expect((await get(`/trpc/language.get?${farsi}`)).text).toBe(first.text);
  expect((await get(`/trpc/language.get?${thai}`)).text).not.toBe(first.text);
});

test("concurrent requests for a page share one rendering", async () => {
  const { entryPage } = server.services.phrase;
  const slow = vi.spyOn(server.services.phrase, "entryPage").mockImplementation(async (filters) => {
    await delay(50);
    return entryPage(filters);
  });
  const answers = await Promise.all(Array.from({ length: 8 }, (_, time) => get(`/phrases?u=${time}`)));
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect(slow).toHaveBeenCalledTimes(1);
});

describe("unknown parameters of REST calls", () => {
  const refusal = async (method: string, path: string) => {
    const { status, text } = await sendRaw(server.url, {
      method,
      path,
      headers: { authorization: `Bearer ${await server.tokenFor("administrator")}` },
    });
    return [status, JSON.parse(text)];
  };
  const refused = (name: string, message: string) => [
    400,
    { message, code: "BAD_REQUEST", issues: [{ path: [name], message }] },
  ];

  test.each([
    ["GET", "/api/phrases?langauge=thai", "langauge", 'Did you mean "language"?'],
    ["GET", "/api/phrases?lang=thai", "lang", 'Did you mean "language"?'],
    ["GET", "/api/language-phrases?language=farsi", "language", 'Did you mean "language_id"?'],
    ["GET", "/api/phrases?Limit=5", "Limit", 'Did you mean "limit"?'],
    ["GET", "/api/languages?u=1", "u", "This call takes none."],
    ["GET", "/api/languages/farsi?slug=thai", "slug", "This call takes none."],
    ["GET", "/api/search?q=hello", "q", "This call takes query, language, category, prefer."],
    [
      "GET",
      "/api/phrases?__proto__=1",
      "__proto__",
      "This call takes language, category, admin, after, limit.",
    ],
    ["DELETE", "/api/phrases/1?force=true", "force", "This call takes version."],
    ["POST", "/api/categories?dry_run=1", "dry_run", "This call takes none."],
    ["GET", "/api/language-phrases/export?fromat=csv", "fromat", 'Did you mean "format"?'],
    ["POST", "/api/language-phrases/import?format=csv&dryrun=true", "dryrun", 'Did you mean "dry_run"?'],
    ["GET", "/api/emergency-numbers/export?language=thai", "language", "This call takes format, ids."],
    ["POST", "/api/phrase-intents/import?format=csv&dryrun=true", "dryrun", 'Did you mean "dry_run"?'],
    ["PUT", "/api/cdn/assets/a.txt?replaces=true", "replaces", 'Did you mean "replace"?'],
  ])("an unknown parameter is rejected with 400: %s %s", async (method, path, name, hint) => {
    expect(await refusal(method, path)).toMatchObject(
      refused(name, `There is no parameter "${name}". ${hint}`),
    );
  });

  test("an unknown parameter is rejected on each request, and pages of other sites may read the error", async () => {
    await get("/api/languages");
    for (let time = 0; time < 2; time++) {
      const { status, headers } = await get("/api/languages?u=1");
      expect([status, headers["access-control-allow-origin"]]).toEqual([400, "*"]);
    }
  });

  test("an unknown parameter with a long name is shown truncated", async () => {
    const [status, { message }] = await refusal("GET", `/api/languages?${"n".repeat(3_000)}`);
    expect([status, message.length < 200]).toEqual([400, true]);
  });
});
