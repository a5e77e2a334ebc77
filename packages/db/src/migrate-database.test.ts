import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "./database.ts";
import { migrateDatabase } from "./migrate-database.ts";
import { resetDatabase } from "./reset-database.ts";
import { createEmptyDatabase, createTestDatabase } from "./testing/create-test-database.ts";

test("of several servers that start at once, one migrates and the others wait for it", async () => {
  const { url, drop } = await createEmptyDatabase();
  onTestFinished(drop);
  const ran = await Promise.all([migrateDatabase(url), migrateDatabase(url), migrateDatabase(url)]);
  expect(ran.filter((names) => names.length > 0)).toHaveLength(1);
  expect(await migrateDatabase(url)).toEqual([]);
});

test("a reset leaves the tables, and nothing in them", async () => {
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
