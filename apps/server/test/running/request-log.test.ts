import { beforeEach, describe, expect, test } from "vitest";
import { createLog } from "../../src/lib/log.ts";
import { forAllTests } from "../support/for-all-tests.ts";
import { startTestServer, type TestServer } from "../support/start-test-server.ts";

let lines: Record<string, unknown>[] = [];
const log = createLog("info", { destination: { write: (line) => void lines.push(JSON.parse(line)) } });
const direct = forAllTests(() => startTestServer({ log }));
const proxied = forAllTests(() => startTestServer({ log, databaseUrl: direct.databaseUrl, trustProxy: 1 }));
beforeEach(() => {
  lines = [];
});

const idOf = (response: Response) => response.headers.get("x-request-id");
/** The line is written when the connection has accepted the response, which the client may receive earlier. */
const linesOf = async (response: Response) => {
  await response.text();
  const found = () => lines.filter(({ request }) => request === idOf(response));
  await expect.poll(found).toContainEqual(expect.objectContaining({ msg: "request completed" }));
  return found();
};

describe("the request log", () => {
  test("a request is logged in one line with its method, path and result", async () => {
    const response = await fetch(`${direct.url}/api/languages/farsi`);
    const body = await response.clone().text();
    const [line] = await linesOf(response);
    expect(line).toMatchObject({
      level: 30,
      method: "GET",
      route: "/api/languages/:slug",
      path: "/api/languages/farsi",
      status: 200,
      ms: expect.any(Number),
    });
    expect(line?.bytes).toBeGreaterThan(200);
    expect(body).toContain("Farsi");
  });

  test("a request that is served from the cache is logged too, with its own id", async () => {
    const ask = () => fetch(`${direct.url}/api/categories`);
    const [first, second] = [await ask(), await ask()];
    expect(idOf(second)).not.toBe(idOf(first));
    expect(await linesOf(first)).toMatchObject([{ route: "/api/categories" }]);
    expect(await linesOf(second)).toMatchObject([{ route: "/api/categories", status: 200, cached: true }]);
    const known = { "if-none-match": second.headers.get("etag") ?? "" };
    const third = await fetch(`${direct.url}/api/categories`, { headers: known });
    expect(await linesOf(third)).toMatchObject([{ route: "/api/categories", status: 304, cached: true }]);
  });

  test("the request log contains neither search terms nor the client", async () => {
    const secret = { authorization: "Bearer swt_secret", cookie: "__Host-saywhere_session=secret" };
    const response = await fetch(`${direct.url}/api/search?query=something+private`, { headers: secret });
    expect(await linesOf(response)).toMatchObject([{ path: "/api/search", route: "/api/search" }]);
    expect(JSON.stringify(lines)).not.toMatch(/private|secret/);
  });

  test("a health check of a balancer is logged at level debug only", async () => {
    const asked = await fetch(`${direct.url}/health/live`);
    await linesOf(await fetch(`${direct.url}/api/nothing`));
    expect(lines.map(({ request }) => request)).not.toContain(idOf(asked));
  });

  test("a failed request shows the same id to the client and in the log", async () => {
    const { pool } = direct.database;
    await pool.query("alter table synonym_group rename to elsewhere");
    const authorization = `Bearer ${await direct.tokenFor("editor")}`;
    for (const path of ["/api/synonyms", "/trpc/synonym.list?input=%7B%7D"]) {
      const response = await fetch(direct.url + path, { headers: { authorization } });
      expect(response.status, path).toBe(500);
      const told = await response.clone().text();
      expect(told).toContain(`name request ${idOf(response)}.`);
      const messages = (await linesOf(response)).map(({ msg }) => msg);
      expect(messages).toEqual(["procedure failed", "request completed"]);
    }
    await pool.query("alter table elsewhere rename to synonym_group");
  });

  test("a request that matches no route is logged without one", async () => {
    expect(await linesOf(await fetch(`${direct.url}/api/nothing`))).toMatchObject([
      { route: null, status: 404 },
    ]);
    const unreadable = await fetch(`${direct.url}/api/languages/%E0%A4%A`);
    expect(await linesOf(unreadable)).toMatchObject([{ status: 400 }]);
  });
});

describe("the id of a request", () => {
  const named = (server: TestServer, id: string) =>
    fetch(`${server.url}/api/nothing`, { headers: { "x-request-id": id } });

  test("the request id of a trusted proxy is used", async () => {
    const response = await named(proxied, "edge-7f.3_A");
    expect(idOf(response)).toBe("edge-7f.3_A");
    expect(await linesOf(response)).toHaveLength(1);
  });

  test("the request id of an untrusted client, or in an invalid format, is ignored", async () => {
    expect(idOf(await named(direct, "mine"))).not.toBe("mine");
    for (const odd of ["a".repeat(65), "<script>", 'a","level":60', "a b"]) {
      const response = await named(proxied, odd);
      expect(idOf(response)).toMatch(/^[\da-f]{10}-\w+$/);
    }
  });
});
