import { expect, test } from "vitest";
import { VERSION } from "../../src/config/version.ts";
import { forAllTests } from "../support/for-all-tests.ts";
import { startTestServer } from "../support/start-test-server.ts";

const server = forAllTests(() => startTestServer());

async function ready(): Promise<{ status: number; body: unknown }> {
  const response = await fetch(`${server.url}/health/ready`);
  return { status: response.status, body: await response.json() };
}

test("a server whose tables are from an earlier version is not ready", async () => {
  const { pool } = server.database;
  await pool.query("update mikro_orm_migrations set name = 'other' where name = '0012-big-lists'");
  expect(await ready()).toMatchObject({
    status: 503,
    body: { parts: { database: "ok", migrations: "missing", renderer: "none" } },
  });
  await pool.query("update mikro_orm_migrations set name = '0012-big-lists' where name = 'other'");
  expect(await ready()).toMatchObject({
    status: 200,
    body: { status: "ok", version: VERSION, parts: { migrations: "ok" } },
  });
});

test("a server whose database hangs is live and reports that it is not ready", async () => {
  const client = await server.database.pool.connect();
  await client.query("begin; lock table mikro_orm_migrations in access exclusive mode");
  const asked = await Promise.all([ready(), ready(), ready()]);
  for (const answer of asked) {
    expect(answer).toMatchObject({ status: 503, body: { parts: { database: "does not answer" } } });
  }
  expect((await fetch(`${server.url}/health/live`)).status).toBe(200);
  await client.query("rollback");
  client.release();
  await expect.poll(async () => (await ready()).status).toBe(200);
});
