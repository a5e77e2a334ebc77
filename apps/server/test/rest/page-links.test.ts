import { readFile } from "node:fs/promises";
import { pages } from "@saywhere/client";
import { beforeAll, expect, test } from "vitest";
import { DOCUMENT_FILE } from "../../openapi/openapi-document.ts";
import { forAllTests } from "../support/for-all-tests.ts";
import { startFileServer } from "../support/start-file-server.ts";

const server = forAllTests(() => startFileServer("folder"));
let webhook: number;

/** Reads a page as an administrator, with the URLs of its header Link by their relation. */
async function read(address: string) {
  const response = await server.call("GET", address);
  const body = (await response.json()) as Record<string, { id: number }[]>;
  expect(response.status, JSON.stringify(body)).toBe(200);
  const found = (response.headers.get("link") ?? "").matchAll(/<([^>]+)>; rel="(\w+)"/g);
  const links = Object.fromEntries([...found].map(([, url = "", relation]) => [relation, url]));
  return { body, links };
}

beforeAll(async () => {
  const { pool } = server.database;
  await pool.query(`
    insert into missed_search (normalized, text, times, first_day, last_day)
      select 'word ' || n, 'word ' || n, n, '2026-03-02', '2026-03-28' from generate_series(1, 60) n;
    insert into deployment (target, status, phase, reason, finished_at)
      select 'test', 'failed', null, 'manual', now() from generate_series(1, 5);
    insert into webhook_endpoint (name, url, events) values ('Programs', 'https://programs.test/', '{}');`);
  webhook = (await pool.query<{ id: number }>("select id from webhook_endpoint")).rows[0]?.id ?? 0;
  for (const key of ["a.txt", "b.txt", "c.txt"]) {
    await server.stores.assets.storage.put(key, Buffer.from("text"), { contentType: "text/plain" });
  }
  await pool.query(
    `with event as (insert into webhook_event (type, data) values ('webhook.test', '{}') returning id)
    insert into webhook_delivery (endpoint_id, event_id, status)
      select $1, event.id, 'succeeded' from event, generate_series(1, 60)`,
    [webhook],
  );
});

test.each([
  ["missed searches", () => "/api/missed-searches?sort=last_day&order=desc", [25, 25, 10], "items"],
  ["deliveries to a webhook", () => `/api/webhooks/${webhook}/deliveries`, [25, 25, 10], "items"],
  ["deployments", () => "/api/cdn/static-site/deployments?limit=2", [2, 2, 1], "deployments"],
  ["files", () => "/api/cdn/assets?limit=2", [2, 1], "files"],
])("links lead through all pages of %s, and back to the first", async (_, addressOf, lengths, field) => {
  const address = addressOf();
  const first = await read(address);
  const found = [first];
  for (let next = first.links["next"]; next; next = found.at(-1)?.links["next"]) found.push(await read(next));
  expect(found.map(({ body }) => body[field]?.length)).toEqual(lengths);
  expect(first.links["first"]).toBeUndefined();
  for (const { links } of found.slice(1)) expect(links["first"]).toBe(address);
  if (field !== "items") return;
  expect(first.links["prev"]).toBeUndefined();
  const back = await read(found[1]?.links["prev"] ?? "");
  expect(back.body["items"]).toEqual(first.body["items"]);
});

test("the feed of changes has a link to the next page only while more changes follow", async () => {
  const task = JSON.stringify({ title: "To be listed" });
  const authorization = `Bearer ${await server.tokenFor("editor")}`;
  const headers = { authorization, "content-type": "application/json" };
  const { next } = (await read("/api/changes?after=now")).body as unknown as { next: string };
  for (let count = 0; count < 3; count++) await server.call("POST", "/api/tasks", { body: task, headers });
  const address = "/api/changes?admin=true&limit=2";
  const first = await read(`${address}&after=${next}`);
  expect(first.body["changes"]).toHaveLength(2);
  expect(first.links).toEqual({
    next: expect.stringContaining(`${address}&after=`) as string,
    first: address,
  });
  const last = await read(first.links["next"] ?? "");
  expect(last.body["changes"]).toHaveLength(1);
  expect(last.links).toEqual({ first: address });
});

test("the client reads all pages of a list that is paged by IDs", async () => {
  const ids: number[] = [];
  const path = "/api/cdn/static-site/deployments?limit=2";
  for await (const page of pages(async (before) => {
    const response = await server.call("GET", before === undefined ? path : `${path}&before=${before}`);
    return { data: (await response.json()) as { deployments: { id: number }[] }, response };
  })) {
    ids.push(...page.deployments.map(({ id }) => id));
  }
  expect(ids).toHaveLength(5);
  expect(new Set(ids).size).toBe(5);
});

test("the documentation has the header Link of every list that takes a cursor", async () => {
  const { paths } = JSON.parse(await readFile(DOCUMENT_FILE, "utf8")) as {
    paths: Record<
      string,
      { get?: { parameters?: { name: string }[]; responses: Record<string, { headers?: object }> } }
    >;
  };
  const paged = Object.entries(paths).filter(([, { get }]) =>
    get?.parameters?.some(({ name }) => name === "after" || name === "before"),
  );
  expect(paged).toHaveLength(9);
  for (const [path, { get }] of paged) expect(get?.responses["200"]?.headers, path).toHaveProperty("Link");
});
