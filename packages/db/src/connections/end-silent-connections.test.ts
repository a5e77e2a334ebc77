import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { listenForContentChanges } from "../content-changes.ts";
import { openDatabase } from "../database.ts";
import { type BreakablePostgres, startBreakablePostgres } from "../testing/start-breakable-postgres.ts";

let postgres: BreakablePostgres;
beforeAll(async () => {
  postgres = await startBreakablePostgres();
});
afterAll(() => postgres.stop());

test("what waits for a PostgreSQL that is halted fails, and its places in the pool are free again", async () => {
  const { orm, pool, close } = await openDatabase({ url: postgres.url, poolSize: 2, limited: true });
  onTestFinished(close);
  await pool.query("select 1");
  await postgres.freeze();
  const told = (error: unknown) => (error as Error).message;
  const waiting = [
    pool.query("select 1").then(String, told),
    orm.em
      .fork()
      .transactional((em) => em.execute("select 1"))
      .then(String, told),
  ];
  for (const failure of await Promise.all(waiting))
    expect(failure).toMatch(/^(Connection terminated|timeout)/);
  // Who comes now is not kept waiting to learn the same.
  for (const late of [pool.query("select 1"), pool.connect(), orm.em.fork().execute("select 1")])
    await expect(late).rejects.toThrow("The database does not answer");
  await postgres.thaw();
  await expect.poll(() => pool.query("select 1 as one").then(({ rows }) => rows, told)).toEqual([{ one: 1 }]);
  expect(pool.totalCount - pool.idleCount).toBe(0);
});

test("a statement that takes long on a PostgreSQL that answers is left alone", async () => {
  const { pool, close } = await openDatabase({ url: postgres.url, poolSize: 1, limited: true });
  onTestFinished(close);
  expect((await pool.query("select 1 as one from pg_sleep(4)")).rows).toEqual([{ one: 1 }]);
});

test("who listens for changes notices that PostgreSQL is halted, and listens again when it is back", async () => {
  const told: boolean[] = [];
  const changes = listenForContentChanges({
    url: postgres.url,
    patience: 1_000,
    onChange: () => undefined,
    onConnectionChange: (connected) => told.push(connected),
  });
  onTestFinished(changes.close);
  await expect.poll(() => told).toEqual([true]);
  await postgres.freeze();
  await expect.poll(() => told).toEqual([true, false]);
  await postgres.thaw();
  await expect.poll(() => told).toEqual([true, false, true]);
});
