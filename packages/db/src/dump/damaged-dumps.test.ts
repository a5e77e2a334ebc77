import { createHash, randomBytes } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { type Database, openDatabase } from "../database.ts";
import { createEmptyDatabase, createTestDatabase } from "../testing/create-test-database.ts";
import { dumpDatabase } from "./dump-database.ts";
import { DumpError } from "./dump-error.ts";
import type { DumpEnd } from "./dump-format.ts";
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

/** Changes the dump's content as a person could. */
async function changed(change: (content: Buffer) => Buffer): Promise<string> {
  const other = join(folder, "changed.dump");
  await writeFile(other, gzipSync(change(gunzipSync(await readFile(file)))));
  return other;
}

/** Changes the dump's content and updates its checksum. */
async function forged(change: (lines: { content: string; end: DumpEnd }) => void): Promise<string> {
  const content = gunzipSync(await readFile(file)).toString("latin1");
  const start = content.lastIndexOf("\n", content.length - 2) + 1;
  const parts = { content: content.slice(0, start), end: JSON.parse(content.slice(start)) as DumpEnd };
  change(parts);
  const bytes = Buffer.from(parts.content, "latin1");
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  return written(Buffer.concat([bytes, Buffer.from(`${JSON.stringify({ ...parts.end, sha256 })}\n`)]));
}

/** Creates a compressed file with these bytes. */
async function written(content: string | Buffer): Promise<string> {
  const other = join(folder, "written.dump");
  await writeFile(other, gzipSync(content));
  return other;
}

async function raw(content: string | Buffer): Promise<string> {
  const other = join(folder, "raw.dump");
  await writeFile(other, content);
  return other;
}

const head = async () =>
  gunzipSync(await readFile(file))
    .toString("latin1")
    .split("\n", 1)[0] ?? "";

/** Returns everything in the public schema, and the extensions. */
async function contentOf({ pool }: Database): Promise<unknown[]> {
  const { rows } = await pool.query(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace
     union all select proname from pg_proc where pronamespace = 'public'::regnamespace
     union all select extname from pg_extension where extname <> 'plpgsql'`,
  );
  return rows;
}

test("refuses a dump of a newer version", async () => {
  const newer = await forged((dump) => {
    dump.content = dump.content.replace('"migrations":[', '"migrations":["0000-newer",');
  });
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
    // The error of the damaged dump differs from dump to dump.
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
  ["that is not there", async () => join(folder, "missing.dump"), /missing.dump cannot be read: there is no/],
  ["that is a folder", async () => folder, /cannot be read: it is a folder/],
  ["that is empty", () => raw(""), /is empty/],
  ["that is empty once decompressed", () => written(""), /its end is missing/],
  ["of other bytes", () => raw(randomBytes(5_000)), /is no gzip file/],
  ["of other bytes, compressed", () => written(randomBytes(5_000)), /is no dump that/],
  ["that ends in its first bytes", async () => raw((await readFile(file)).subarray(0, 8)), /end is missing/],
  ["of null", () => written("null\n"), /is no dump that/],
  ["of a number", () => written("1\n"), /is no dump that/],
  ["of a text", () => written('"text"\n'), /is no dump that/],
  [
    "of another format",
    async () => written(`${(await head()).replace("saywhere-dump-1", "saywhere-dump-2")}\n`),
    /has the format "saywhere-dump-2", this version reads saywhere-dump-1/,
  ],
  ["without migrations", () => written('{"format":"saywhere-dump-1","at":"now"}\n'), /is no dump that/],
  ["with a head alone", async () => written(`${await head()}\n`), /its end is missing/],
  ["with a head and other bytes", async () => written(`${await head()}\n\0\xff\n`), /was changed after/],
  ["with a head and null", async () => written(`${await head()}\nnull\n`), /was changed after/],
  ["with a line that breaks off", async () => written(`${await head()}\n{"table":\n`), /was changed after/],
  [
    "with a table without columns",
    async () => written(`${await head()}\n{"table":"language"}\n`),
    /was changed after/,
  ],
  [
    "with a table that this version does not have",
    () => forged((dump) => (dump.content = dump.content.replace('"table":"category"', '"table":"nothing"'))),
    /was changed after/,
  ],
  [
    "with a column that this version does not have",
    () => forged((dump) => (dump.content = dump.content.replace('"columns":["id"', '"columns":["nothing"'))),
    /was changed after/,
  ],
  [
    "with a row that refers to nothing",
    () => forged((dump) => (dump.content = dump.content.replace("\n1\t", "\n9\t"))),
    /was changed after/,
  ],
  ["without sequences", () => forged(({ end }) => (end.sequences = undefined as never)), /was changed after/],
  ["without counts of rows", () => forged(({ end }) => (end.rows = null as never)), /was changed after/],
  [
    "with a sequence of no table",
    () => forged(({ end }) => end.sequences.push({ table: "no", column: "id", last: "1", called: true })),
    /was changed after/,
  ],
])("refuses a dump %s with a one-line error and without changes", async (_name, damaged, reason) => {
  const refusal = await restoreDatabase(sourceUrl, await damaged(), { force: true }).catch(
    (error: unknown) => error,
  );
  expect(refusal).toBeInstanceOf(DumpError);
  expect((refusal as Error).message).toMatch(reason);
  expect((refusal as Error).message).not.toContain("\n");
  expect(await stateOf(source)).toEqual(stateAtFirst);
});

test("a refused dump leaves an empty database empty", async () => {
  const url = await emptyDatabase();
  const database = await open(url);
  const cutOff = await changed((content) => content.subarray(0, -500));
  await expect(restoreDatabase(url, cutOff)).rejects.toThrow(DumpError);
  expect(await contentOf(database)).toEqual([]);
  for (const force of [false, true]) {
    const other = await forged((dump) => {
      dump.content = dump.content.replace('"table":"category"', '"table":"nothing"');
    });
    await expect(restoreDatabase(url, other, { force })).rejects.toThrow(DumpError);
    expect(await contentOf(database)).toEqual([]);
  }
  await restoreDatabase(url, file);
  expect(await stateOf(database)).toEqual(stateAtFirst);
});

test("refuses to restore a dump over unrelated tables, which remain", async () => {
  const url = await emptyDatabase();
  const database = await open(url);
  await database.pool.query("create table other (id int); insert into other values (1)");
  await expect(restoreDatabase(url, file, { force: true })).rejects.toThrow(/not of Saywhere/);
  expect(await contentOf(database)).toEqual([{ name: "other" }]);
});
