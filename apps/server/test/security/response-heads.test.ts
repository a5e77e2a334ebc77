import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { SEARCH_MAX_LENGTH } from "@saywhere/validators/api/search-length";
import { SLUG_LENGTH } from "@saywhere/validators/texts/field-schemas";
import { paths } from "@saywhere/validators/urls/paths";
import { beforeAll, describe, expect, test } from "vitest";
import { MAX_URL_LENGTH } from "../../src/http/request-size-limits.ts";
import { errorOf } from "../support/error-of.ts";
import { forAllTests } from "../support/for-all-tests.ts";
import { type RawAnswer, sendRaw } from "../support/send-raw.ts";
import { startTestServer } from "../support/start-test-server.ts";

const NGINX = fileURLToPath(new URL("../../../../docs/deployment/nginx.conf", import.meta.url));

/** Letters that are longest in a URL: three bytes, each of which is encoded as three characters. */
const longest = (length: number) => "ก".repeat(length);
const SLUG = longest(SLUG_LENGTH);
const QUERY = longest(SEARCH_MAX_LENGTH);

const server = forAllTests(() => startTestServer({ pages: true }));
let bufferSize: number;
beforeAll(async () => {
  bufferSize = Number(/proxy_buffer_size (\d+)k;/.exec(await readFile(NGINX, "utf8"))?.[1]) * 1_024;
});

const get = (path: string, headers: Record<string, string> = {}) =>
  sendRaw(server.url, { method: "GET", path, headers });

const headLength = ({ headers }: RawAnswer) =>
  Object.entries(headers).reduce((sum, [name, value]) => sum + `${name}: ${String(value)}\r\n`.length, 40);

const input = (value: object) => `input=${encodeURIComponent(JSON.stringify(value))}`;

describe("URLs with the longest slugs and texts", () => {
  test.each([
    paths.search(QUERY, { language: SLUG, category: SLUG, everywhere: "1" }),
    paths.phrases({ language: SLUG, category: SLUG, after: "k".repeat(40) }),
    paths.translation(SLUG, SLUG),
    paths.commonPhrases(SLUG, { after: "k".repeat(40) }),
    paths.translationShareImage(SLUG, SLUG),
    `/api/search?${new URLSearchParams({ query: QUERY, language: SLUG, category: SLUG }).toString()}`,
    `/api/phrases?${new URLSearchParams({ language: SLUG, category: SLUG, limit: "10000" }).toString()}`,
    `/trpc/search.result?${input({ query: QUERY, language: SLUG, category: SLUG, everywhere: true })}`,
    `/trpc/phrase.entryPage?${input({ language: SLUG, category: SLUG, after: "z-z-z-z" })}`,
  ])("a URL of maximum length gets a response whose head fits into the proxy's buffer (%#)", async (path) => {
    expect(path.length).toBeLessThanOrEqual(MAX_URL_LENGTH);
    const answer = await get(path);
    expect([200, 302, 400, 404]).toContain(answer.status);
    expect(headLength(answer)).toBeLessThan(bufferSize / 2);
  });
});

test("a longer URL is rejected with 414, for every route", async () => {
  for (const path of [
    "/",
    "/search?q=",
    "/api/languages?u=",
    "/trpc/language.list?input=",
    "/files/assets/",
  ]) {
    const answer = await get(path.padEnd(MAX_URL_LENGTH + 1, "x"));
    expect([answer.status, errorOf(answer.text)]).toEqual([
      414,
      { message: "This URL is too long: use at most 6,000 characters", code: "URI_TOO_LONG" },
    ]);
    expect(answer.headers["x-content-type-options"]).toBe("nosniff");
    expect(headLength(answer)).toBeLessThan(3_000);
  }
});

describe("headers that depend on the request", () => {
  const noise = "n".repeat(4_000);

  test.each([
    `/languages/FARSI?u=${noise}`,
    `/phrases/?u=${noise}`,
    `/phrases?after=${noise}`,
    `/languages/farsi/common-phrases?after=${noise}`,
    `/search/?q=a&u=${noise}`,
  ])("a redirect of a page contains only known parameters (%#)", async (path) => {
    expect(headLength(await get(path))).toBeLessThan(3_000);
  });

  test("the link to the next page of a list contains the parameters of the list", async () => {
    const answer = await get("/api/phrases?limit=%37&category=&language=%74hai");
    expect(answer.headers["link"]).toMatch(
      /^<\/api\/phrases\?language=thai&limit=7&after=[\w-]+>; rel="next"$/,
    );
  });

  test("the response to a preflight request does not repeat the headers that it names", async () => {
    const answer = await sendRaw(server.url, {
      method: "OPTIONS",
      path: "/api/languages",
      headers: {
        origin: "https://elsewhere.example",
        "access-control-request-method": "GET",
        "access-control-request-headers": noise,
      },
    });
    expect(answer.headers["access-control-allow-headers"]).toBe("*, authorization");
    expect(headLength(answer)).toBeLessThan(3_000);
  });
});

test("the documented proxy removes no server because of responses that visitors can cause", async () => {
  const site = await readFile(NGINX, "utf8");
  expect(site.match(/^ +server 127\.0\.0\.1:\d+ .*$/gm)).toEqual([
    expect.stringContaining("max_fails=0"),
    expect.stringContaining("max_fails=0"),
  ]);
  expect(bufferSize).toBeGreaterThan(MAX_URL_LENGTH * 2);
});
