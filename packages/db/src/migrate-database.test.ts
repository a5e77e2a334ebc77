import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "./database.ts";
import { DatabaseError } from "./database-error.ts";
import { migrateDatabase, resetDatabase } from "./migrate-database.ts";
import { createEmptyDatabase, createTestDatabase } from "./testing/create-test-database.ts";

test("when several servers start at once, one migrates and the others wait for it", async () => {
  const { url, drop } = await createEmptyDatabase();
  onTestFinished(drop);
  const ran = await Promise.all([migrateDatabase(url), migrateDatabase(url), migrateDatabase(url)]);
  expect(ran.filter((names) => names.length > 0)).toHaveLength(1);
  expect(await migrateDatabase(url)).toEqual([]);
});

test.each([
  [
    "revoke create on schema public from public, current_user",
    /its user may not make tables there\. Make that user/,
  ],
  [
    "alter database DATABASE set search_path = missing",
    /its user has no schema to create tables in\. Grant it USAGE and CREATE/,
  ],
  [
    "alter database DATABASE set default_transaction_read_only = on",
    /it can only be read\. Name the primary server/,
  ],
])("reports why tables cannot be created after %s", async (statement, reason) => {
  const { url, drop } = await createEmptyDatabase();
  onTestFinished(drop);
  const { pool, close } = await openDatabase({ url, poolSize: 1 });
  await pool.query("alter schema public owner to current_user");
  await pool.query(statement.replace("DATABASE", new URL(url).pathname.slice(1)));
  await close();
  const error = await migrateDatabase(url).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(DatabaseError);
  expect((error as Error).message).toMatch(reason);
});

test("a reset leaves the tables empty", async () => {
  const { url, drop } = await createTestDatabase();
  onTestFinished(drop);
  await resetDatabase(url);
  const { pool, close } = await openDatabase({ url });
  onTestFinished(close);
  const { rows } = await pool.query(
    "select (select count(*) from translation) + (select count(*) from seed_record) as left",
  );
  expect(rows).toEqual([{ left: "0" }]);
});

test("a reset by a user who may not create schemas says what to grant, and deletes nothing", async () => {
  const { url, drop } = await createTestDatabase();
  onTestFinished(drop);
  const { pool, close } = await openDatabase({ url });
  onTestFinished(close);
  await pool.query(`revoke create on database ${new URL(url).pathname.slice(1)} from current_user, public`);
  const error = await resetDatabase(url).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(DatabaseError);
  expect((error as Error).message).toMatch(/cannot be reset: .*grant it CREATE on the database\.$/);
  const { rows } = await pool.query("select count(*) > 0 as filled from translation");
  expect(rows).toEqual([{ filled: true }]);
});
