import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { open, rename, rm, stat } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { Client } from "pg";
import { to as copyTo } from "pg-copy-streams";
import { withExclusiveClient } from "../connections/advisory-lock.ts";
import { describeUrl, errorCode } from "../database-error.ts";
import { type DumpEnd, DumpError, type DumpLine, FORMAT } from "./dump-format.ts";
import { explainDatabaseError } from "./explain-database-error.ts";
import { copyOf, listMigrations, listSequences, listTables } from "./tables.ts";

export interface Dumped {
  tables: number;
  rows: number;
  /** Size of the file. */
  bytes: number;
}

const UNWRITABLE: Record<string, string> = {
  ENOENT: "its folder does not exist. Make the folder, or choose another one",
  ENOTDIR: "what should be its folder is a file. Choose another one",
  EISDIR: "there is a folder of that name. Choose another name",
  EACCES: "you may not write there. Choose another folder, or change its permissions",
  EPERM: "you may not write there. Choose another folder, or change its permissions",
  EROFS: "the disk can only be read. Choose another one",
  ENOSPC: "the disk is full. Free some space, or choose another one",
  EDQUOT: "the user's quota on the disk is used up. Free some space, or choose another disk",
  EFBIG: "files on that disk, or of this user, cannot be that large. Choose another disk",
  ENAMETOOLONG: "its name is too long. Choose a shorter one",
};

/**
 * Dumps the whole database into one file as of one moment, while other clients continue to write. The file appears when
 * it is complete, and then replaces one of the same name.
 *
 * @throws DumpError if there is nothing to dump, or the file cannot be written
 * @throws DatabaseError if the database cannot be reached
 */
export async function dumpDatabase(url: string, file: string): Promise<Dumped> {
  // Two dumps at once would write the same unfinished file.
  return withExclusiveClient(url, ["dump", file], (client) => dumpInto(client, url, file));
}

async function dumpInto(client: Client, url: string, file: string): Promise<Dumped> {
  const unfinished = `${file}.unfinished`;
  try {
    await takeSnapshot(client);
    const migrations = await listMigrations(client);
    if (!migrations) throw new DumpError(`The database ${describeUrl(url)} has no tables of Saywhere.`);
    const rows: DumpEnd["rows"] = {};
    const content = Readable.from(contentOf(client, migrations, rows), { objectMode: false });
    await pipeline(content, createGzip(), createWriteStream(unfinished, { mode: 0o600 }));
    await flushToDisk(unfinished);
    await rename(unfinished, file);
    const counts = Object.values(rows);
    return {
      tables: counts.length,
      rows: counts.reduce((sum, count) => sum + count, 0),
      bytes: (await stat(file)).size,
    };
  } catch (error) {
    await rm(unfinished, { force: true });
    const reason = UNWRITABLE[errorCode(error)];
    if (reason === undefined) throw explainDatabaseError(url, error);
    throw new DumpError(`The file ${file} cannot be written: ${reason}.`, { cause: error });
  }
}

/** A restore reads only the ISO format of dates the same everywhere; the database may have another default. */
const SETTINGS = "set statement_timeout = 0; set datestyle = 'ISO'; set intervalstyle = 'postgres'";

/**
 * Starts a transaction that sees the database as of one moment. The first query takes the snapshot, and the tables are
 * locked before it: a table that a restore empties, or a migration rewrites, after the snapshot would have no rows in it.
 */
async function takeSnapshot(client: Client): Promise<void> {
  await client.query(SETTINGS);
  const names = (await listTables(client)).map(({ table }) => `public.${client.escapeIdentifier(table)}`);
  await client.query("begin isolation level repeatable read read only");
  if (names.length > 0) await client.query(`lock table ${names.join(", ")} in access share mode`);
}

/** Yields the uncompressed content of the file. @param rows receives the row counts */
async function* contentOf(
  client: Client,
  migrations: string[],
  rows: DumpEnd["rows"],
): AsyncGenerator<Buffer> {
  const hash = createHash("sha256");
  const hashed = (bytes: Buffer) => {
    hash.update(bytes);
    return bytes;
  };
  const line = (value: DumpLine) => Buffer.from(`${JSON.stringify(value)}\n`);
  yield hashed(line({ format: FORMAT, at: new Date().toISOString(), migrations }));
  for (const table of await listTables(client)) {
    yield hashed(line(table));
    const copy = client.query(copyTo(`${copyOf(client, table)} to stdout`));
    for await (const piece of copy as AsyncIterable<Buffer>) {
      yield hashed(line({ bytes: piece.length }));
      yield hashed(piece);
    }
    rows[table.table] = copy.rowCount;
  }
  const sequences = await listSequences(client);
  yield line({ rows, sequences, sha256: hash.digest("hex") });
}

/** Flushes the file to disk, because a backup that is only in memory is lost in a crash. */
async function flushToDisk(file: string): Promise<void> {
  const handle = await open(file, "r+");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
