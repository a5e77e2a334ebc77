import { TRPC_LIST } from "@saywhere/validators/api/pagination";
import { describe, expect, type MockInstance, onTestFinished, test, vi } from "vitest";
import { forAllTests } from "../support/for-all-tests.ts";
import { sendRaw } from "../support/send-raw.ts";
import { startTestServer } from "../support/start-test-server.ts";

const server = forAllTests(() => startTestServer());

describe("many calls in one request", () => {
  const batchOf = (paths: string[], inputs: unknown[] = []) => {
    const input = JSON.stringify(
      Object.fromEntries(paths.map((_path, index) => [index, inputs[index] ?? {}])),
    );
    return `/trpc/${paths.join(",")}?batch=1&input=${encodeURIComponent(input)}`;
  };
  const times = (count: number, path: string) => Array.from({ length: count }, () => path);
  const get = (path: string, headers: Record<string, string> = {}) =>
    sendRaw(server.url, { method: "GET", path, headers });

  test("a batch with more calls than any screen makes is rejected", async () => {
    expect((await get(batchOf(times(10, "category.list")))).status).toBe(200);
    const headers = { "content-type": "application/json" };
    for (const path of [batchOf(times(11, "category.list")), batchOf(times(11, "account.signIn"))]) {
      for (const method of ["GET", "POST"]) {
        const { status, text } = await sendRaw(server.url, { method, path, headers, body: "{}" });
        expect([status, JSON.parse(text)]).toMatchObject([
          400,
          { error: { message: "Make at most 10 calls in one request", data: { code: "BAD_REQUEST" } } },
        ]);
      }
    }
  });

  test("a batch uses one database connection at a time", async () => {
    const { pool } = server.database;
    let most = 0;
    const count = (): void => {
      most = Math.max(most, pool.totalCount - pool.idleCount);
    };
    pool.on("acquire", count);
    onTestFinished(() => void pool.off("acquire", count));
    const { text } = await get(batchOf(times(10, "phrase.entryPage")));
    expect(JSON.parse(text)).toHaveLength(10);
    expect(most).toBe(1);
  });

  test("a batch returns short lists, whatever length is requested", async () => {
    const listed = (answer: { text: string }) =>
      (JSON.parse(answer.text) as { result: { data: unknown[] } }).result.data.length;
    const list = (input: object) =>
      get(`/trpc/phrase.list?input=${encodeURIComponent(JSON.stringify(input))}`);
    expect(listed(await list({}))).toBe(100);
    expect(listed(await list({ limit: 500 }))).toBe(500);
    const refused = await list({ limit: 501 });
    expect(refused.status).toBe(400);
    expect(refused.text).toContain("Use a number of at most 500");
  });

  test("a batch stops making calls when its results so far are too large", async () => {
    await server.database.pool.query(
      "insert into task (title, description, details, position) select 'Long', $1, $1, 1000 + n from generate_series(1, 450) n",
      ["x".repeat(10_000)],
    );
    onTestFinished(async () => {
      await server.database.pool.query("delete from task where title = 'Long'");
    });
    const { cookie } = await server.signedIn("editor");
    const { status, text } = await get(batchOf(["account.me", "task.list", "task.list", "account.me"]), {
      cookie,
    });
    const results = JSON.parse(text) as { error?: { message: string; data: { httpStatus: number } } }[];
    expect(status).toBe(207);
    expect(results.map(({ error }) => error?.data.httpStatus)).toEqual([undefined, undefined, 413, 413]);
    expect(results[2]?.error?.message).toContain("in a request of its own");
  });
});

describe("an overloaded server", () => {
  const BUSY = "The server is busy. Try again in a moment.";
  const get = (path: string) => sendRaw(server.url, { method: "GET", path, headers: {} });

  /** Takes every connection of the pool, and returns a function that releases them. */
  async function takeConnections(): Promise<() => void> {
    const { pool } = server.database;
    const taken = await Promise.all(Array.from({ length: pool.options.max ?? 10 }, () => pool.connect()));
    const release = () => {
      for (const client of taken.splice(0)) client.release();
    };
    onTestFinished(release);
    return release;
  }

  test("an overloaded server reports it, and when to retry, if no database connection becomes free", async () => {
    const { options } = server.database.pool;
    const patience = options.connectionTimeoutMillis;
    onTestFinished(() => {
      options.connectionTimeoutMillis = patience;
    });
    await takeConnections();
    options.connectionTimeoutMillis = 100;
    for (const path of ["/api/languages/korean", "/trpc/category.list?input={}"]) {
      const { status, headers, text } = await get(path);
      expect([status, headers["retry-after"], headers["cache-control"]]).toEqual([503, "2", "no-store"]);
      expect(text).toContain(BUSY);
      expect(text).not.toContain("database");
    }
  });

  test("a long list is read in chunks, and other requests are served between them", async () => {
    const { pool } = server.database;
    const lengths: number[] = [];
    const query = vi.spyOn(pool, "query");
    onTestFinished(() => query.mockRestore());
    const answer = await fetch(`${server.url}/api/phrases?limit=1300`);
    expect(await answer.json()).toHaveLength(1_300);
    for (const { value } of query.mock.settledResults) {
      const { rows } = value as { rows: unknown[] };
      lengths.push(rows.length);
    }
    // Each chunk has one row more than its response, which shows whether the list continues.
    expect(lengths).toEqual([101, 501, 501, 201]);
  });

  /** Blocks reads of lists of at least this length until the returned function is called. */
  function holdReads(least: number): { read: MockInstance; release: () => void } {
    const { phrase: phrases } = server.services;
    const { entryChunk } = phrases;
    const { promise, resolve: release } = Promise.withResolvers<void>();
    const read = vi.spyOn(phrases, "entryChunk").mockImplementation(async (input) => {
      if (Number(input.limit) >= least) await promise;
      return entryChunk(input);
    });
    onTestFinished(() => {
      release();
      read.mockRestore();
    });
    return { read, release };
  }

  test("short lists without a limit do not wait for each other", async () => {
    const { rows } = await server.database.pool.query<{ slug: string }>("select slug from language");
    const { read, release } = holdReads(0);
    const lists = rows.map(({ slug }) =>
      fetch(`${server.url}/api/phrases?language=${slug}&category=numbers`),
    );
    await expect.poll(() => read.mock.calls.length).toBe(40);
    release();
    expect(new Set((await Promise.all(lists)).map(({ status }) => status))).toEqual(new Set([200]));
  });

  test("long lists are read sequentially, and requests that would wait long are rejected", async () => {
    const { release } = holdReads(TRPC_LIST.usual + 1);
    const refused: Response[] = [];
    const lists = Array.from({ length: 40 }, async (_, index) => {
      const answer = await fetch(`${server.url}/api/phrases?limit=${600 + index}`);
      if (answer.status === 429) refused.push(answer);
      return answer.status;
    });
    // One is being read, and thirty are queued.
    await expect.poll(() => refused.length).toBe(9);
    expect([refused[0]?.headers.get("retry-after"), await refused[0]?.json()]).toMatchObject([
      "2",
      { message: "Too many long lists are being read. Try again in a moment.", code: "TOO_MANY_REQUESTS" },
    ]);
    // Shorter lists are not queued behind the long ones.
    expect((await get("/api/phrases?language=thai&category=greetings")).status).toBe(200);
    release();
    expect((await Promise.all(lists)).filter((status) => status === 200)).toHaveLength(31);
  });
});
