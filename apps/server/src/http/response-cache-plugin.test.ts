import fastify, { type FastifyInstance, type FastifyRequest } from "fastify";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ContentCache } from "../lib/content-cache.ts";
import { bypassCache, markProvisional, PUBLIC_READ, ResponseCache } from "./response-cache.ts";
import { cacheResponses } from "./response-cache-plugin.ts";

let app: FastifyInstance;
let contentCache: ContentCache;
let cache: ResponseCache;
let computed: string[];
/** Computes the route's response; replaced by tests that need another behavior. */
let compute: (key: string) => Promise<string>;
let fails: boolean;

beforeEach(async () => {
  computed = [];
  compute = async (key) => key;
  fails = false;
  contentCache = new ContentCache();
  contentCache.setListening(true);
  cache = new ResponseCache(contentCache);
  app = fastify();
  await app.register(cacheResponses, { cache });
  const keyOf = ({ query }: FastifyRequest) => (query as { key?: string }).key ?? null;
  app.get("/read", { config: { cacheKey: keyOf } }, async (request, reply) => {
    const key = keyOf(request) ?? "none";
    computed.push(key);
    const text = await compute(key);
    return reply
      .code(fails ? 500 : 200)
      .header("cache-control", fails ? "no-store" : PUBLIC_READ)
      .send(text);
  });
});
afterEach(() => app.close());

test("computes a response once for requests with the same key, whatever their URLs", async () => {
  const first = await app.inject("/read?key=a&u=1");
  const second = await app.inject("/read?u=2&key=a");
  expect([second.body, second.headers["etag"]]).toEqual([first.body, first.headers["etag"]]);
  expect(computed).toEqual(["a"]);
});

test("computes the response of each request that has no cache key", async () => {
  await app.inject("/read");
  await app.inject("/read");
  expect(computed).toEqual(["none", "none"]);
});

test("computes a response once for requests that arrive while it is being computed", async () => {
  const ready = Promise.withResolvers<string>();
  compute = () => ready.promise;
  const answers = [1, 2, 3].map((time) => app.inject(`/read?key=a&time=${time}`));
  await expect.poll(() => computed).toEqual(["a"]);
  ready.resolve("whole");
  for (const { body } of await Promise.all(answers)) expect(body).toBe("whole");
  expect(computed).toEqual(["a"]);
});

test("computes a response again for a request that arrives after a change", async () => {
  const ready = Promise.withResolvers<string>();
  compute = () => (computed.length === 1 ? ready.promise : Promise.resolve("after the change"));
  const before = app.inject("/read?key=a");
  await expect.poll(() => computed).toEqual(["a"]);
  contentCache.clear();
  expect((await app.inject("/read?key=a")).body).toBe("after the change");
  ready.resolve("before the change");
  expect((await before).body).toBe("before the change");
  expect((await app.inject("/read?key=a")).body).toBe("after the change");
});

test("shares no response while changes are not being announced", async () => {
  contentCache.setListening(false);
  const ready = Promise.withResolvers<string>();
  compute = () => ready.promise;
  const answers = [app.inject("/read?key=a"), app.inject("/read?key=a")];
  await expect.poll(() => computed).toEqual(["a", "a"]);
  ready.resolve("");
  await Promise.all(answers);
});

test("computes each waiting request's response separately when the first one failed or must not be cached", async () => {
  for (const fail of [true, false]) {
    computed = [];
    fails = fail;
    compute = async () => {
      bypassCache();
      return "";
    };
    const answers = await Promise.all([app.inject("/read?key=a"), app.inject("/read?key=a")]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(fail ? [500, 500] : [200, 200]);
    expect(computed).toEqual(["a", "a"]);
  }
});

test("shares a provisional response with the requests that wait for it, and computes it again for the next one", async () => {
  const ready = Promise.withResolvers<string>();
  compute = () => {
    markProvisional();
    return ready.promise;
  };
  const answers = [app.inject("/read?key=a"), app.inject("/read?key=a")];
  await expect.poll(() => computed).toEqual(["a"]);
  ready.resolve("without its fonts");
  for (const { body } of await Promise.all(answers)) expect(body).toBe("without its fonts");
  compute = async () => "with its fonts";
  expect((await app.inject("/read?key=a")).body).toBe("with its fonts");
  expect((await app.inject("/read?key=a")).body).toBe("with its fonts");
  expect(computed).toEqual(["a", "a"]);
});

test("counts keys, headers and bodies, and evicts the least recently used entries above the limit", async () => {
  compute = async () => "b".repeat(300_000);
  await app.inject("/read?key=first");
  expect(cache.bytes).toBeGreaterThan(600_000);
  const before = cache.bytes;
  compute = async () => "";
  await app.inject(`/read?key=${"k".repeat(5_000)}`);
  expect(cache.bytes - before).toBeGreaterThan(10_000);
  compute = async () => "b".repeat(1_000_000);
  for (let time = 0; time < 40; time++) await app.inject(`/read?key=${time}`);
  expect(cache.bytes).toBeLessThan(64 * 1024 * 1024);
  expect([cache.get("/read first"), cache.get("/read 39")]).toEqual([undefined, expect.anything()]);
});
