import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { type Database, openDatabase } from "../database.ts";
import { migrateDatabase } from "../migrate-database.ts";
import { createEmptyDatabase, createTestDatabase } from "../testing/create-test-database.ts";
import { dumpDatabase } from "./dump-database.ts";
import { restoreDatabase } from "./restore-database.ts";

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
  // What a change leaves behind, and what the text form of COPY has to escape.
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

/** A hash of each table's rows, and what its sequence gives next. */
async function stateOf({ pool }: Database): Promise<Record<string, unknown>> {
  const tables = await pool.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'mikro_orm_migrations' order by 1",
  );
  const state: Record<string, unknown> = {};
  for (const { name } of tables.rows) {
    const { rows } = await pool.query(
      `select count(*)::int, md5(coalesce(string_agg(t::text, ',' order by t::text), '')) as hash,
         pg_sequence_last_value(pg_get_serial_sequence($1, a.attname::text)) as last
       from public.${name} t left join pg_attribute a on a.attrelid = $1::text::regclass and a.attname = 'id'
       group by a.attname`,
      [`public.${name}`],
    );
    state[name] = rows[0] ?? "empty";
  }
  const triggers = await pool.query(
    "select tgname, tgenabled from pg_trigger where not tgisinternal order by 1",
  );
  return { ...state, triggers: triggers.rows };
}

/** As a person who would like to change the dump could. */
async function changed(change: (content: Buffer) => Buffer): Promise<string> {
  const other = join(folder, "changed.dump");
  await writeFile(other, gzipSync(change(gunzipSync(await readFile(file)))));
  return other;
}

describe("a dump", () => {
  test("makes a database without tables what the other one was", async () => {
    const url = await emptyDatabase();
    await restoreDatabase(url, file);
    expect(await stateOf(await open(url))).toEqual(stateAtFirst);
    expect(Object.keys(stateAtFirst).length).toBeGreaterThan(20);
    expect(await migrateDatabase(url)).toEqual([]);
  });

  test("is restored over other content only when forced, and is complete then too", async () => {
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

  test("of an earlier version is brought up to this one", async () => {
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

  test("of a newer version is refused", async () => {
    const newer = await changed((content) =>
      Buffer.from(
        content.toString("latin1").replace('"migrations":[', '"migrations":["0000-newer",'),
        "latin1",
      ),
    );
    await expect(restoreDatabase(await emptyDatabase(), newer)).rejects.toThrow(
      /The dump was made at the migration/,
    );
  });

  test.each<[string, () => Promise<string>, RegExp]>([
    [
      "cut off in the middle",
      async () => {
        const other = join(folder, "cut.dump");
        await writeFile(other, (await readFile(file)).subarray(0, 100_000));
        return other;
      },
      /damaged: its end is missing/,
    ],
    [
      "cut off and compressed again",
      () => changed((content) => content.subarray(0, -500)),
      /damaged: its end is missing/,
    ],
    [
      "with a letter changed",
      () =>
        changed((content) => {
          content[content.indexOf("Farsi")] = 0x46 + 1;
          return content;
        }),
      /damaged: it was changed after it was written/,
    ],
    [
      "with a row of another shape",
      () =>
        changed((content) => {
          content[content.indexOf("Farsi")] = "\t".charCodeAt(0);
          return content;
        }),
      /damaged: it was changed after it was written/,
    ],
    [
      "with a byte of the file changed",
      async () => {
        const other = join(folder, "flipped.dump");
        const bytes = await readFile(file);
        bytes[200_000] = (bytes[200_000] ?? 0) ^ 1;
        await writeFile(other, bytes);
        return other;
      },
      // What it spoils differs from dump to dump.
      /damaged|has a table/,
    ],
    [
      "that is none",
      async () => {
        const other = join(folder, "none.dump");
        await writeFile(other, "select 1");
        return other;
      },
      /is no gzip file/,
    ],
    ["that is not there", async () => join(folder, "missing.dump"), /missing.dump cannot be read/],
  ])("%s is refused, and changes nothing", async (_name, damaged, reason) => {
    await expect(restoreDatabase(sourceUrl, await damaged(), { force: true })).rejects.toThrow(reason);
    expect(await stateOf(source)).toEqual(stateAtFirst);
  });
});

describe("a file", () => {
  test("is there only when it is complete", async () => {
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
