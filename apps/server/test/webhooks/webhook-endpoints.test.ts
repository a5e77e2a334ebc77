import {
  createdWebhookEndpoint,
  MAX_ENDPOINTS,
  webhookEndpoint,
} from "@saywhere/validators/webhooks/webhook";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { openRest } from "../support/open-rest.ts";

const PATH = "/api/webhooks";
const VALID = { name: "Search index", url: "https://example.org/hook", events: ["phrase.created"] };

const rest = openRest();
const { call, refused } = rest;
beforeAll(async () => {
  rest.token = await rest.server.tokenFor("administrator");
});
beforeEach(() => rest.server.database.pool.query("delete from webhook_endpoint"));

test("stores, changes and deletes endpoints, with the version of a save", async () => {
  const events = ["phrase.created", "phrase.created", "import.finished"];
  const { id, secret, ...endpoint } = createdWebhookEndpoint
    .strict()
    .parse((await call("POST", PATH, { ...VALID, events })).body);
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(endpoint).toMatchObject({
    events: ["phrase.created", "import.finished"],
    active: true,
    version: 1,
    last_delivery: null,
  });
  expect(z.array(webhookEndpoint.strict()).parse((await call("GET", PATH)).body)).toEqual([
    { id, ...endpoint },
  ]);
  const fields = { name: "Mirror", url: "https://example.org/mirror", events: ["phrase.updated"] };
  const saved = await call("PUT", `${PATH}/${id}`, { ...fields, version: 1 });
  expect(saved.body).toMatchObject({ name: "Mirror", active: true, version: 2 });
  const stale = await refused(409, "PUT", `${PATH}/${id}`, { ...fields, version: 1 });
  expect(stale.conflict).toMatchObject({ reason: "stale", current: { version: 2 } });
  expect(await call("DELETE", `${PATH}/${id}`)).toMatchObject({ status: 200, body: { success: true } });
  for (const [method, path] of [
    ["GET", ""],
    ["DELETE", ""],
    ["POST", "/test"],
    ["POST", "/rotate-secret"],
    ["GET", "/deliveries"],
  ] as const) {
    expect((await refused(404, method, `${PATH}/${id}${path}`)).message).toMatch(/^There is no such webhook/);
  }
});

test.each([
  [{ name: "" }, "name", "Enter a name"],
  [{ url: "example.org" }, "url", "Enter a web address, such as https://example.org/webhook"],
  [{ url: "ftp://example.org" }, "url", "Enter a web address, such as https://example.org/webhook"],
  [
    { url: "https://ada:pass@example.org" },
    "url",
    "Enter a web address, such as https://example.org/webhook",
  ],
  [{ events: [] }, "events", "Choose at least one event"],
  [{ events: ["webhook.test"] }, "events", "Choose an event of the list"],
])("rejects an endpoint with %j", async (fields, field, message) => {
  const { issues } = await refused(400, "POST", PATH, { ...VALID, ...fields });
  expect(issues?.[0]).toMatchObject({ path: expect.arrayContaining([field]), message });
});

test("rejects private addresses and plain HTTP", async () => {
  for (const [url, message] of [
    ["http://example.org/hook", "Use an address that begins with https://"],
    ["https://127.0.0.1/hook", "Use a public address"],
    ["https://[::ffff:10.0.0.1]/hook", "Use a public address"],
    ["https://169.254.169.254/latest", "Use a public address"],
  ]) {
    const { issues } = await refused(400, "POST", PATH, { ...VALID, url });
    expect(issues).toEqual([{ path: ["url"], message }]);
  }
});

test("refuses an endpoint beyond the limit, also while another one is being added", async () => {
  const list = async () => z.array(webhookEndpoint).parse((await call("GET", PATH)).body);
  for (let count = (await list()).length; count < MAX_ENDPOINTS - 1; count++) {
    expect((await call("POST", PATH, VALID)).status).toBe(201);
  }
  const other = await rest.server.database.pool.connect();
  await other.query("begin");
  await other.query(`insert into webhook_endpoint (name, url, events)
    select name, url, events from webhook_endpoint limit 1`);
  const refusal = refused(409, "POST", PATH, VALID);
  const waiting = `select from pg_locks where not granted and relation = 'webhook_endpoint'::regclass
    and database = (select oid from pg_database where datname = current_database())`;
  await expect.poll(async () => (await other.query(waiting)).rowCount).toBe(1);
  await other.query("commit");
  other.release();
  expect((await refusal).message).toBe("You can have at most 50 webhooks. Delete one you no longer use.");
  const [first] = await list();
  await call("DELETE", `${PATH}/${first?.id}`);
  expect((await call("POST", PATH, VALID)).status).toBe(201);
});
