import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { expect, onTestFinished, test, vi } from "vitest";
import { ResponseCache } from "../../src/http/response-cache.ts";
import { forAllTests } from "../support/for-all-tests.ts";
import { startTestServer } from "../support/start-test-server.ts";

const server = forAllTests(() => startTestServer());

/** Requests a path until its URL is known: it is computed, and then routed to the cache. */
async function makeKnown(path: string): Promise<Response> {
  await fetch(server.url + path);
  return fetch(server.url + path);
}

test("a URL that was answered from the cache is answered without routing, with the same headers and body", async () => {
  const path = "/api/languages/farsi";
  const routed = await makeKnown(path);
  const note = vi.spyOn(ResponseCache.prototype, "noteUrl");
  onTestFinished(() => note.mockRestore());
  const answered = await fetch(server.url + path);
  expect(note).not.toHaveBeenCalled();
  expect(await answered.text()).toBe(await routed.text());
  const headersOf = ({ headers }: Response) =>
    [...headers].filter(([name]) => name !== "date" && name !== "x-request-id");
  expect(headersOf(answered)).toEqual(headersOf(routed));
  expect(Number(answered.headers.get("content-length"))).toBeGreaterThan(0);
  expect(answered.headers.get("x-request-id")).not.toBe(routed.headers.get("x-request-id"));
});

test("a known URL has the new response after a change", async () => {
  const path = "/api/languages/thai";
  await makeKnown(path);
  await server.database.pool.query("update language set native_name = 'ไทยใหม่' where slug = 'thai'");
  const text = async () => (await fetch(server.url + path)).text();
  await expect.poll(text).toContain("ไทยใหม่");
});

test("a request without a host is refused, also for a known URL", async () => {
  const path = "/api/categories";
  await makeKnown(path);
  const asked = request(server.url + path, { setHost: false }).end();
  const [answer] = (await once(asked, "response")) as [IncomingMessage];
  answer.resume();
  expect(answer.statusCode).toBe(400);
});

test("a call of tRPC that asks for a stream is refused, also for a known URL", async () => {
  const path = "/trpc/category.list?input=%7B%7D";
  expect((await makeKnown(path)).status).toBe(200);
  const answer = await fetch(server.url + path, { headers: { "trpc-accept": "application/jsonl" } });
  expect(answer.status).toBe(406);
});
