import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Client } from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { LOCKS, withExclusiveClient } from "../connections/advisory-lock.ts";
import { describeUrl, errorCode } from "../database-error.ts";
import { migrationNames } from "../load-migrations.ts";
import { runMigrations } from "../migrate-database.ts";
import { checkMigrations, checkVersion } from "./check-migrations.ts";
import { type DumpEnd, DumpError, type DumpedTable, type DumpHead } from "./dump-format.ts";
import { DumpReader } from "./dump-reader.ts";
import { explainDatabaseError } from "./explain-database-error.ts";
import { OWN_TABLES } from "./own-tables.ts";
import { copyOf, listMigrations, listTables, noteEmptySchema } from "./tables.ts";

export interface Restored {
  rows: number;
  /** Creation time of the dump. */
  at: string;
}

interface Options {
  /** Replaces the content of the database. */
  force?: boolean;
}

/** SQLSTATE of a table that another one refers to, and that cannot be emptied without it. */
const REFERRED_TO = "0A000";

/** SQLSTATE of a lock timeout. */
const LOCKED = "55P03";

/** SQLSTATE of rows that a table rejects: with other columns, invalid text, or broken references; not of missing rights. */
const REJECTED_ROWS = /^(22|23|42(?!501))/;

/**
 * The dump's own stamps name what was deployed before it, so that nothing would be deployed over what came later. A dump of
 * the first versions has no stamps.
 */
const NEW_STAMP = `
  do $$ begin
    if to_regclass('public.content_stamp') is not null then
      insert into public.content_stamp (stamp) values (hashtextextended(gen_random_uuid()::text, 0));
    end if;
  end $$`;

/** Tables that migrations themselves fill. */
const NEVER_EMPTY = ["content_stamp", "translation_tally"];

/**
 * Restores a dump into a database without tables, without content, or, if forced, in place of its content. Either the
 * whole dump is restored or nothing changes. Running servers on the database clear their caches.
 *
 * @throws DumpError if the file is damaged, is of another version, or the database has content
 * @throws DatabaseError if the database cannot be reached
 */
export async function restoreDatabase(
  url: string,
  file: string,
  { force = false }: Options = {},
): Promise<Restored> {
  const head = await verifyDump(file);
  // Servers that start during the restore wait for this lock before they create tables.
  return withExclusiveClient(url, LOCKS.migrate, async (client) => {
    const removeTables = await makeTables(client, url, head);
    const reader = new DumpReader(file);
    let rows: number;
    try {
      await reader.head();
      checkMigrations(head.migrations, (await listMigrations(client)) ?? []);
      if (!force && (await holdsRows(client))) {
        throw new DumpError(
          `The database ${describeUrl(url)} is not empty. Add --force to replace all of it with the dump.`,
        );
      }
      rows = await replaceRows(client, reader);
    } catch (error) {
      await removeTables?.();
      throw error;
    } finally {
      await reader.close();
    }
    // Without waiting for tables that others have locked, such as those of another application.
    await client.query("analyze (skip_locked)");
    // A dump of an earlier version is migrated to the current one.
    await runMigrations(url);
    return { rows, at: head.at };
  }).catch((error: unknown) => {
    throw explainDatabaseError(url, error);
  });
}

/**
 * Reads a dump to its end, before anything is changed.
 *
 * @returns its head
 * @throws DumpError if it is damaged, or of a newer version
 */
export async function verifyDump(file: string): Promise<DumpHead> {
  const reader = new DumpReader(file);
  try {
    const head = await reader.head();
    checkVersion(head);
    let line = await reader.line();
    for (; !("sha256" in line); line = await reader.line()) {
      if ("bytes" in line) await reader.skip(line.bytes);
    }
    await reader.check(line);
    return head;
  } finally {
    await reader.close();
  }
}

/**
 * Creates the tables as of the dump in an empty database.
 *
 * @returns a function that removes them again; null for a database that had tables
 * @throws DumpError if the database has unrelated tables
 */
async function makeTables(
  client: Client,
  url: string,
  { migrations }: DumpHead,
): Promise<(() => Promise<void>) | null> {
  if (await listMigrations(client)) return null;
  checkMigrations(migrations, migrationNames().slice(0, migrations.length));
  const emptySchema = await noteEmptySchema(client);
  if (emptySchema === null) {
    throw new DumpError(
      `The database ${describeUrl(url)} contains tables or functions that do not belong to Saywhere. Restore the dump into an empty database.`,
    );
  }
  try {
    await runMigrations(url, { to: migrations.at(-1) });
  } catch (error) {
    await emptySchema();
    throw error;
  }
  return emptySchema;
}

async function holdsRows(client: Client): Promise<boolean> {
  for (const { table } of await listTables(client)) {
    if (NEVER_EMPTY.includes(table)) continue;
    const { rows } = await client.query<{ some: boolean }>(
      `select exists (select from public.${client.escapeIdentifier(table)}) as some`,
    );
    if (rows[0]?.some) return true;
  }
  return false;
}

async function replaceRows(client: Client, reader: DumpReader): Promise<number> {
  const tables = await listTables(client);
  const names = tables.map(({ table }) => `public.${client.escapeIdentifier(table)}`);
  await client.query("set statement_timeout = 0; set lock_timeout = '30s'; begin");
  try {
    for (const name of names) await client.query(`alter table ${name} disable trigger user`);
    await client.query(`truncate ${names.join(", ")}`);
    const end = await loadTables(client, reader, tables);
    await reader.check(end);
    for (const { table, column, last, called } of end.sequences) {
      // Of a table that was skipped; any other unknown name is a damaged file.
      if (table in end.rows && !OWN_TABLES.includes(table)) continue;
      const sequence = "pg_get_serial_sequence($1, $2)";
      await client.query(`select setval(${sequence}, $3, $4)`, [`public.${table}`, column, last, called]);
    }
    for (const name of names) await client.query(`alter table ${name} enable trigger user`);
    await client.query(NEW_STAMP);
    await client.query("select pg_notify('content_changed', ''), pg_notify('deployment_changed', '')");
    await client.query("commit");
    return OWN_TABLES.reduce((sum, table) => sum + (end.rows[table] ?? 0), 0);
  } catch (error) {
    await client.query("rollback").catch(() => undefined);
    const code = errorCode(error);
    // The tables match the dump and accepted these rows when they were dumped, so a rejected row means a changed file.
    if (REJECTED_ROWS.test(code)) throw reader.changed(error);
    if (code === REFERRED_TO) {
      throw new DumpError(
        `A table that does not belong to Saywhere references one that does (${(error as { detail?: string }).detail ?? "see the log of PostgreSQL"}). Remove that reference, and try again.`,
        { cause: error },
      );
    }
    if (code !== LOCKED) throw error;
    throw new DumpError("The database is in use. Stop the servers that use it, and try again.", {
      cause: error,
    });
  }
}

/**
 * Loads the tables in order, except those that an earlier version dumped although they did not belong to Saywhere.
 *
 * @returns the last line of the file
 */
async function loadTables(client: Client, reader: DumpReader, tables: DumpedTable[]): Promise<DumpEnd> {
  const loaded: DumpEnd["rows"] = {};
  let line = await reader.line();
  while ("table" in line) {
    const { table, columns } = line;
    if (!OWN_TABLES.includes(table)) {
      for (line = await reader.line(); "bytes" in line; line = await reader.line())
        await reader.skip(line.bytes);
      continue;
    }
    const known = tables.find((candidate) => candidate.table === table);
    if (!known || columns.join() !== known.columns.join()) throw reader.changed();
    const copy = client.query(copyFrom(`${copyOf(client, known)} from stdin`));
    const rows = Readable.from(
      (async function* () {
        for (line = await reader.line(); "bytes" in line; line = await reader.line())
          yield* reader.piece(line.bytes);
      })(),
      { objectMode: false },
    );
    await pipeline(rows, copy);
    loaded[table] = copy.rowCount;
  }
  if (!("sha256" in line)) throw reader.changed();
  const { rows } = line;
  const tableNames = Object.keys({ ...rows, ...loaded }).filter((table) => OWN_TABLES.includes(table));
  if (tableNames.some((table) => rows[table] !== loaded[table])) throw reader.changed();
  return line;
}
