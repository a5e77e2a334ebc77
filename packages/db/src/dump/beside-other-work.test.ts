import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { Pool } from "pg";
import { expect, onTestFinished, test } from "vitest";
import { DatabaseError } from "../database-error.ts";
import { dumpDatabase } from "./dump-database.ts";
import { restoreDatabase, verifyDump } from "./restore-database.ts";
import { openEmpty, openSite } from "./testing/open-site.ts";

/** Opens a transaction that holds exclusive locks on the tables. */
async function lockTables(pool: Pool, tables: string) {
  const client = await pool.connect();
  await client.query(`begin; lock table ${tables} in access exclusive mode`);
  return {
    client,
    async commit() {
      await client.query("commit");
      client.release();
    },
  };
}

/** Waits until another connection to the database waits for a lock. @returns its process ID */
async function waitingBackend(pool: Pool): Promise<number> {
  let found: { pid: number } | undefined;
  await expect
    .poll(async () => {
      const { rows } = await pool.query<{ pid: number }>(
        "select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      );
      [found] = rows;
      return rows.length;
    })
    .toBe(1);
  return found?.pid ?? 0;
}

const count = async (pool: Pool, table: string) =>
  (await pool.query<{ count: number }>(`select count(*)::int from ${table}`)).rows[0]?.count;

test("a dump has the rows of a table that is emptied and filled again while it starts", async () => {
  const { url, pool, file } = await openSite();
  await pool.query(
    "insert into missed_search (normalized, text, times, first_day, last_day) values ('a', 'a', 1, '2026-11-02', '2026-11-02')",
  );
  const { client, commit } = await lockTables(pool, "category");
  const dumped = dumpDatabase(url, file);
  await waitingBackend(pool);
  await client.query(
    `create temp table filled as select * from missed_search;
     truncate missed_search;
     insert into missed_search select * from filled`,
  );
  await commit();
  await dumped;
  const copy = await openEmpty();
  await restoreDatabase(copy.url, file);
  expect(await count(copy.pool, "missed_search")).toBe(1);
});

test("two dumps into the same file at once both succeed", async () => {
  const { url, folder, file } = await openSite();
  await Promise.all([dumpDatabase(url, file), dumpDatabase(url, file)]);
  await verifyDump(file);
  expect(await readdir(folder)).toEqual(["saywhere.dump"]);
});

test("a restore does not wait for the locks of other applications once its rows are stored", async () => {
  const { url, file } = await openSite();
  await dumpDatabase(url, file);
  const copy = await openEmpty();
  await copy.pool.query("create schema other; create table other.invoice (id int)");
  const { commit } = await lockTables(copy.pool, "other.invoice");
  onTestFinished(commit);
  await restoreDatabase(copy.url, file);
  expect(await count(copy.pool, "category")).toBeGreaterThan(0);
});

test("a dump and a restore say in one line that PostgreSQL ended their connection", async () => {
  const { url, pool, folder, file } = await openSite();
  await dumpDatabase(url, file);
  for (const run of [
    () => dumpDatabase(url, join(folder, "other.dump")),
    () => restoreDatabase(url, file, { force: true }),
  ]) {
    const { commit } = await lockTables(pool, "category");
    const failed = run().catch((error: unknown) => error);
    await pool.query("select pg_terminate_backend($1)", [await waitingBackend(pool)]);
    await commit();
    expect(await failed).toBeInstanceOf(DatabaseError);
    expect(((await failed) as Error).message).toMatch(
      /^The connection to the database .* was lost \(.*\)\. Run the command again when PostgreSQL runs\.$/,
    );
  }
  expect(await readdir(folder)).toEqual(["saywhere.dump"]);
});

test("a dump keeps dates where the database writes them in another order", async () => {
  const { url, pool, file } = await openSite();
  await pool.query(
    "insert into missed_search (normalized, text, times, first_day, last_day) values ('a', 'a', 1, '2026-11-02', '2026-11-02')",
  );
  const { rows } = await pool.query<{ name: string }>("select current_database() as name");
  await pool.query(`alter database "${rows[0]?.name}" set datestyle = 'SQL, DMY'`);
  await dumpDatabase(url, file);
  const copy = await openEmpty();
  await restoreDatabase(copy.url, file);
  const days = await copy.pool.query("select first_day::text as day from missed_search");
  expect(days.rows).toEqual([{ day: "2026-11-02" }]);
});
