import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { openDatabase } from "../database.ts";
import { subscribeToContentChanges } from "../subscribe-to-content-changes.ts";
import {
  type InterruptiblePostgres,
  startInterruptiblePostgres,
} from "../testing/start-interruptible-postgres.ts";
import { openPool } from "./pool.ts";

let postgres: InterruptiblePostgres;
beforeAll(async () => {
  postgres = await startInterruptiblePostgres();
});
afterAll(() => postgres.stop());

const messageOf = (error: unknown) => (error as Error).message;

test("ends calls that wait for a halted PostgreSQL, and rejects new ones until it responds", async () => {
  const { orm, pool, close } = await openDatabase({ url: postgres.url, poolSize: 2, limited: true });
  onTestFinished(close);
  await pool.query("select 1");
  await postgres.freeze();
  const waiting = [
    pool.query("select 1").then(String, messageOf),
    orm.em
      .fork()
      .transactional((em) => em.execute("select 1"))
      .then(String, messageOf),
  ];
  for (const failure of await Promise.all(waiting))
    expect(failure).toMatch(/^(Connection terminated|timeout)/);
  for (const rejected of [pool.query("select 1"), pool.connect(), orm.em.fork().execute("select 1")])
    await expect(rejected).rejects.toThrow("The database does not answer");
  await postgres.thaw();
  await expect
    .poll(() => pool.query("select 1 as one").then(({ rows }) => rows, messageOf))
    .toEqual([{ one: 1 }]);
  expect(pool.totalCount - pool.idleCount).toBe(0);
});

test("replaces connections with halted backends while PostgreSQL itself responds", async () => {
  const { orm, pool, close } = await openDatabase({ url: postgres.url, poolSize: 10, limited: true });
  onTestFinished(close);
  await Promise.all(Array.from({ length: 10 }, () => pool.query("select pg_sleep(0.2)")));
  onTestFinished(postgres.thaw);
  expect(await postgres.freezeBackends()).toBe(10);
  const reads = Array.from({ length: 5 }, () => pool.query("select 1"));
  const writes = Array.from({ length: 5 }, () => orm.em.fork().transactional((em) => em.execute("select 1")));
  for (const { status } of await Promise.allSettled([...reads, ...writes])) expect(status).toBe("rejected");
  expect((await pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  expect(pool.totalCount - pool.idleCount).toBe(0);
});

test("ends a connection whose backend halts during a statement", async () => {
  const { pool, close } = openPool({ url: postgres.url, size: 1, limited: true, silenceLimit: 2_000 });
  onTestFinished(close);
  const running = pool.query("select pg_sleep(1)").then(String, messageOf);
  onTestFinished(postgres.thaw);
  await expect.poll(postgres.freezeBackends).toBe(1);
  expect(await running).toMatch(/^Connection terminated/);
  expect((await pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
});

test("does not end a slow statement on a PostgreSQL that responds", async () => {
  const { orm, pool, close } = await openDatabase({ url: postgres.url, poolSize: 2, limited: true });
  onTestFinished(close);
  const inTransaction = orm.em.fork().transactional((em) => em.execute("select 2 as two from pg_sleep(8)"));
  expect((await pool.query("select 1 as one from pg_sleep(8)")).rows).toEqual([{ one: 1 }]);
  expect(await inTransaction).toEqual([{ two: 2 }]);
});

test("the change subscription detects a halted PostgreSQL and resubscribes when it is back", async () => {
  const states: boolean[] = [];
  const changes = subscribeToContentChanges({
    url: postgres.url,
    responseTimeout: 1_000,
    onChange: () => undefined,
    onConnectionChange: (connected) => states.push(connected),
  });
  onTestFinished(changes.close);
  await expect.poll(() => states).toEqual([true]);
  await postgres.freeze();
  await expect.poll(() => states).toEqual([true, false]);
  await postgres.thaw();
  await expect.poll(() => states).toEqual([true, false, true]);
});
