import { expect, onTestFinished, test } from "vitest";
import { forAllTests } from "../../test/support/for-all-tests.ts";
import { startTestServer } from "../../test/support/start-test-server.ts";

const LIMIT = 3;

const server = forAllTests(() => startTestServer({ readLimit: LIMIT, trustProxy: 1, pages: true }));

let searches = 0;
/** A path whose response no request has had before. */
const newSearch = () => `/api/search?query=${encodeURIComponent(`hello ${++searches}`)}`;

const get = (path: string, address: string, headers: Record<string, string> = {}) =>
  fetch(server.url + path, { headers: { "x-forwarded-for": address, ...headers } });

async function useUp(address: string): Promise<void> {
  for (let count = 0; count < LIMIT; count++) expect((await get(newSearch(), address)).status).toBe(200);
}

test("computed reads of an address beyond the limit are 429, and say when to try again", async () => {
  const remaining: (string | null)[] = [];
  for (let count = 0; count < LIMIT; count++) {
    const { status, headers } = await get(newSearch(), "192.0.2.1");
    expect([status, headers.get("ratelimit-limit")]).toEqual([200, String(LIMIT)]);
    remaining.push(headers.get("ratelimit-remaining"));
  }
  expect(remaining).toEqual(["2", "1", "0"]);
  const refused = await get(newSearch(), "192.0.2.1");
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(refused.headers.get("cache-control")).toBe("no-store");
  expect(await refused.json()).toMatchObject({
    message: expect.stringMatching(/^Too many requests\. Try again in \d+ seconds\.$/),
    code: "TOO_MANY_REQUESTS",
  });
  expect((await get(newSearch(), "192.0.2.2")).status).toBe(200);
});

test("cached reads are neither counted nor refused, and have no limits of another client", async () => {
  const address = "192.0.2.3";
  const path = newSearch();
  expect((await get(path, "192.0.2.4")).headers.get("ratelimit-remaining")).toBe("2");
  const cached = await get(path, address);
  expect([cached.status, cached.headers.get("ratelimit-limit")]).toEqual([200, null]);
  await useUp(address);
  expect((await get(newSearch(), address)).status).toBe(429);
  expect((await get(path, address)).status).toBe(200);
});

test("share images are counted, whose responses are not cached", async () => {
  const address = "192.0.2.20";
  await useUp(address);
  for (const path of ["/share/languages/thai.png", "/share/phrases/thai/hello.png"]) {
    expect((await get(path, address)).status).toBe(429);
    expect((await get(path, "192.0.2.21")).status).toBe(200);
  }
});

test("a refused read is computed for the next client", async () => {
  await useUp("192.0.2.5");
  const path = newSearch();
  expect((await get(path, "192.0.2.5")).status).toBe(429);
  expect((await get(path, "192.0.2.6")).status).toBe(200);
});

test("addresses of one IPv6 network of 64 bits share a count, with or without a port", async () => {
  for (const address of ["2001:db8::1", "2001:db8::2", "[2001:db8::3]:443"]) {
    expect((await get(newSearch(), address)).status).toBe(200);
  }
  expect((await get(newSearch(), "2001:db8::4")).status).toBe(429);
  expect((await get(newSearch(), "2001:db8:0:1::1")).status).toBe(200);
});

test("requests from the server's own machine are not limited", async () => {
  for (const address of ["127.0.0.1", "::1"]) {
    await useUp(address);
    expect((await get(newSearch(), address)).status).toBe(200);
  }
});

test("each call of a batch counts, and batches beyond the limit are refused in the format of tRPC", async () => {
  const path = "/trpc/category.list,language.list?batch=1&input=%7B%220%22:%7B%7D,%221%22:%7B%7D%7D";
  const served = await get(path, "192.0.2.7");
  expect([served.status, served.headers.get("ratelimit-remaining")]).toEqual([200, String(LIMIT - 2)]);
  const refused = await get(path, "192.0.2.7");
  expect([refused.status, await refused.json()]).toMatchObject([
    429,
    { error: { message: expect.stringContaining("Try again"), data: { code: "TOO_MANY_REQUESTS" } } },
  ]);
});

test("a page beyond the limit is a page that says so, and files of the site are not limited", async () => {
  await useUp("192.0.2.8");
  const page = await get("/languages?page=77", "192.0.2.8");
  expect([page.status, page.headers.get("content-type")]).toEqual([429, "text/html; charset=utf-8"]);
  expect(await page.text()).toContain("<h1>Too many requests</h1>");
  expect((await get("/favicon.svg", "192.0.2.8")).status).not.toBe(429);
  expect((await get("/health/live", "192.0.2.8")).status).toBe(200);
});

test("writes and reads of editors over REST are not limited as public reads", async () => {
  const authorization = `Bearer ${await server.tokenFor("editor")}`;
  await useUp("192.0.2.9");
  const read = await get("/api/tasks", "192.0.2.9", { authorization });
  expect(read.status).toBe(200);
});

test("reads are not limited without a limit", async () => {
  const unlimited = await startTestServer({ databaseUrl: server.databaseUrl, trustProxy: 1 });
  onTestFinished(unlimited.close);
  const response = await fetch(unlimited.url + newSearch(), { headers: { "x-forwarded-for": "192.0.2.1" } });
  expect([response.status, response.headers.get("ratelimit-limit")]).toEqual([200, null]);
});
