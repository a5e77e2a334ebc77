import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { type Database, openDatabase } from "../database.ts";
import { migrateDatabase } from "../migrate-database.ts";
import { createEmptyDatabase, createTestDatabase } from "../testing/create-test-database.ts";
import { dumpDatabase } from "./dump-database.ts";
import { restoreDatabase } from "./restore-database.ts";
import { stateOf } from "./testing/state-of.ts";

let folder: string;
let file: string;
let source: Database;
let sourceUrl: string;
let stateAtFirst: Record<string, unknown>;
let drop: () => Promise<void>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "saywhere-dump-"));
  file = join(folder, "saywhere.dump");
  ({ url: sourceUrl, drop } = await createTestDatabase());
  source = await openDatabase({ url: sourceUrl, poolSize: 2 });
  // Includes traces of a change, and characters that the text form of COPY has to escape.
  await source.pool.query(
    `update translation set native_text = E'a\\tb\\\\c\\n\\\\.\\nd', version = version where id = 1`,
  );
  await source.pool.query("delete from translation where id = (select max(id) from translation)");
  await dumpDatabase(sourceUrl, file);
  stateAtFirst = await stateOf(source);
});
afterAll(async () => {
  await source.close();
  await drop();
  await rm(folder, { recursive: true });
});

async function emptyDatabase(): Promise<string> {
  const empty = await createEmptyDatabase();
  onTestFinished(empty.drop);
  return empty.url;
}

async function open(url: string): Promise<Database> {
  const database = await openDatabase({ url, poolSize: 2 });
  onTestFinished(database.close);
  return database;
}

describe("restoring a dump", () => {
  test("restores a dump into a database without tables as an identical copy", async () => {
    const url = await emptyDatabase();
    await restoreDatabase(url, file);
    expect(await stateOf(await open(url))).toEqual(stateAtFirst);
    expect(Object.keys(stateAtFirst).length).toBeGreaterThan(20);
    expect(await migrateDatabase(url)).toEqual([]);
  });

  test("restores a dump over other content only when forced, and then completely", async () => {
    const other = await createTestDatabase();
    onTestFinished(other.drop);
    const database = await open(other.url);
    await database.pool.query("update language set name = 'Changed' where id = 3");
    const before = await stateOf(database);
    await expect(restoreDatabase(other.url, file)).rejects.toThrow(/holds something already. Add --force/);
    expect(await stateOf(database)).toEqual(before);
    await restoreDatabase(other.url, file, { force: true });
    expect(await stateOf(database)).toEqual(stateAtFirst);
  });

  test("migrates a dump of an earlier version to the current one", async () => {
    const [older, url] = [await emptyDatabase(), await emptyDatabase()];
    await migrateDatabase(older, { to: "0004-accounts" });
    const earlier = join(folder, "earlier.dump");
    await (await open(older)).pool.query(
      "insert into person (name, email, role) values ('Ada', 'a@example.org', 'editor')",
    );
    await dumpDatabase(older, earlier);
    await expect(restoreDatabase(sourceUrl, earlier, { force: true })).rejects.toThrow(
      /made at the migration 0004-accounts, .* Restore it into a database without tables/,
    );
    await restoreDatabase(url, earlier);
    const { pool } = await open(url);
    expect((await pool.query("select name from person")).rows).toEqual([{ name: "Ada" }]);
    expect(await migrateDatabase(url)).toEqual([]);
  });
});

describe("writing a dump", () => {
  test("creates the dump file only when it is complete", async () => {
    await expect(dumpDatabase(await emptyDatabase(), join(folder, "none-either.dump"))).rejects.toThrow(
      /has no tables of Saywhere/,
    );
    await expect(dumpDatabase(sourceUrl, join(folder, "nowhere", "a.dump"))).rejects.toThrow(
      /cannot be written/,
    );
    const names = await readdir(folder);
    expect(names.filter((name) => name.includes("unfinished") || name.includes("either"))).toEqual([]);
  });
});
