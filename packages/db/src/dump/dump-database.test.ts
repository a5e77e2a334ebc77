import { randomBytes } from "node:crypto";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { type Database, openDatabase } from "../database.ts";
import { migrateDatabase } from "../migrate-database.ts";
import { createEmptyDatabase, createTestDatabase } from "../testing/create-test-database.ts";
import { dumpDatabase } from "./dump-database.ts";
import { DumpError } from "./dump-format.ts";
import { restoreDatabase } from "./restore-database.ts";
import { deleteMostContent } from "./testing/delete-most-content.ts";
import { createDumpEditor } from "./testing/dump-editor.ts";
import { contentOf, stateOf } from "./testing/state-of.ts";

let folder: string;
let file: string;
let source: Database;
let sourceUrl: string;
let stateAtFirst: Record<string, unknown>;
let drop: () => Promise<void>;
let edit: ReturnType<typeof createDumpEditor>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "saywhere-dump-"));
  file = join(folder, "saywhere.dump");
  ({ url: sourceUrl, drop } = await createTestDatabase());
  source = await openDatabase({ url: sourceUrl, poolSize: 2 });
  await deleteMostContent(source.pool);
  // Includes traces of a change, and characters that the text form of COPY has to escape.
  await source.pool.query(
    `update translation set native_text = E'a\\tb\\\\c\\n\\\\.\\nd', version = version where id = 1`,
  );
  await source.pool.query("delete from translation where id = (select max(id) from translation)");
  await dumpDatabase(sourceUrl, file);
  stateAtFirst = await stateOf(source);
  edit = createDumpEditor(folder, file);
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
    await expect(restoreDatabase(other.url, file)).rejects.toThrow(/is not empty. Add --force/);
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

test("rejects a dump of a newer version", async () => {
  const newer = await edit.forged((dump) => {
    dump.content = dump.content.replace('"migrations":[', '"migrations":["0000-newer",');
  });
  await expect(restoreDatabase(await emptyDatabase(), newer)).rejects.toThrow(
    /made by a newer version of Saywhere: this one does not have its migration 0000-newer/,
  );
});

test.each<[string, () => Promise<string>, RegExp]>([
  [
    "cut off in the middle",
    () => edit.flipped((bytes) => bytes.subarray(0, bytes.length / 2)),
    /its end is missing/,
  ],
  [
    "cut off and compressed again",
    () => edit.changed((content) => content.subarray(0, -500)),
    /its end is missing/,
  ],
  [
    "with a letter changed",
    () =>
      edit.changed((content) => {
        content[content.indexOf("Farsi")] = 0x46 + 1;
        return content;
      }),
    /damaged: it was changed after it was written/,
  ],
  [
    "with a row of another shape",
    () =>
      edit.changed((content) => {
        content[content.indexOf("Farsi")] = "\t".charCodeAt(0);
        return content;
      }),
    /damaged: it was changed after it was written/,
  ],
  [
    "with a byte of the file changed",
    () =>
      edit.flipped((bytes) => {
        const middle = Math.floor(bytes.length / 2);
        bytes[middle] = (bytes[middle] ?? 0) ^ 1;
        return bytes;
      }),
    // The reported error depends on what the changed byte belongs to.
    /damaged|has a table/,
  ],
  ["that is not gzip", () => edit.raw("select 1"), /is no gzip file/],
  ["that is missing", async () => join(folder, "missing.dump"), /missing.dump cannot be read: there is no/],
  ["that is a folder", async () => folder, /cannot be read: it is a folder/],
  ["that is empty", () => edit.raw(""), /is empty/],
  ["that is empty once decompressed", () => edit.compressed(""), /its end is missing/],
  ["of random bytes", () => edit.raw(randomBytes(5_000)), /is no gzip file/],
  ["of random bytes, compressed", () => edit.compressed(randomBytes(5_000)), /is no dump that/],
  ["that ends in its first bytes", () => edit.flipped((bytes) => bytes.subarray(0, 8)), /end is missing/],
  ["of null", () => edit.compressed("null\n"), /is no dump that/],
  ["of a number", () => edit.compressed("1\n"), /is no dump that/],
  [
    "of another format",
    async () => edit.compressed(`${(await edit.head()).replace("saywhere-dump-1", "saywhere-dump-2")}\n`),
    /has the format "saywhere-dump-2", this version reads saywhere-dump-1/,
  ],
  [
    "without migrations",
    () => edit.compressed('{"format":"saywhere-dump-1","at":"now"}\n'),
    /is no dump that/,
  ],
  ["with only a header", async () => edit.compressed(`${await edit.head()}\n`), /its end is missing/],
  ["with invalid bytes", async () => edit.compressed(`${await edit.head()}\n\0\xff\n`), /was changed after/],
  ["with a null line", async () => edit.compressed(`${await edit.head()}\nnull\n`), /was changed after/],
  [
    "with a line that breaks off",
    async () => edit.compressed(`${await edit.head()}\n{"table":\n`),
    /was changed after/,
  ],
  [
    "with a table without columns",
    async () => edit.compressed(`${await edit.head()}\n{"table":"language"}\n`),
    /was changed after/,
  ],
  [
    "with a table that this version does not have",
    () =>
      edit.forged((dump) => (dump.content = dump.content.replace('"table":"category"', '"table":"nothing"'))),
    /was changed after/,
  ],
  [
    "with a column that this version does not have",
    () =>
      edit.forged((dump) => (dump.content = dump.content.replace('"columns":["id"', '"columns":["nothing"'))),
    /was changed after/,
  ],
  [
    "with a row that refers to nothing",
    () => edit.forged((dump) => (dump.content = dump.content.replace("\n1\t", "\n9\t"))),
    /was changed after/,
  ],
  [
    "without sequences",
    () => edit.forged(({ end }) => (end.sequences = undefined as never)),
    /was changed after/,
  ],
  ["without counts of rows", () => edit.forged(({ end }) => (end.rows = null as never)), /was changed after/],
  [
    "with a sequence of no table",
    () =>
      edit.forged(({ end }) => end.sequences.push({ table: "no", column: "id", last: "1", called: true })),
    /was changed after/,
  ],
])("rejects a dump %s with a one-line error and without changes", async (_name, damaged, reason) => {
  const error = await restoreDatabase(sourceUrl, await damaged(), { force: true }).catch(
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(DumpError);
  expect((error as Error).message).toMatch(reason);
  expect((error as Error).message).not.toContain("\n");
  expect(await stateOf(source)).toEqual(stateAtFirst);
});

test("a rejected dump leaves an empty database empty", async () => {
  const url = await emptyDatabase();
  const database = await open(url);
  const cutOff = await edit.changed((content) => content.subarray(0, -500));
  await expect(restoreDatabase(url, cutOff)).rejects.toThrow(DumpError);
  expect(await contentOf(database)).toEqual([]);
  for (const force of [false, true]) {
    const other = await edit.forged((dump) => {
      dump.content = dump.content.replace('"table":"category"', '"table":"nothing"');
    });
    await expect(restoreDatabase(url, other, { force })).rejects.toThrow(DumpError);
    expect(await contentOf(database)).toEqual([]);
  }
  await restoreDatabase(url, file);
  expect(await stateOf(database)).toEqual(stateAtFirst);
});

test("does not restore a dump over unrelated tables", async () => {
  const url = await emptyDatabase();
  const database = await open(url);
  await database.pool.query("create table other (id int); insert into other values (1)");
  await expect(restoreDatabase(url, file, { force: true })).rejects.toThrow(/do not belong to Saywhere/);
  expect(await contentOf(database)).toEqual([{ name: "other" }]);
});
