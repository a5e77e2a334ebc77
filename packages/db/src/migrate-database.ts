import { setTimeout as delay } from "node:timers/promises";
import { LOCKS, withExclusiveClient } from "./connections/advisory-lock.ts";
import { openDatabase } from "./database.ts";
import { DatabaseError, DENIED, describeUrl, errorCode } from "./database-error.ts";
import { migrationNames } from "./load-migrations.ts";
import type { Queryable } from "./queries/queryable.ts";

export interface MigrateOptions {
  /** The last migration to run; default: all. */
  to?: string | undefined;
  /** Milliseconds that a statement waits for a lock, before it lets the queries that queue behind it run. */
  lockTimeout?: number;
  /** Number of retries of a migration that got no lock, and the pause between them in milliseconds. */
  attempts?: number;
  pause?: number;
}

/** SQLSTATE of a lock timeout. */
const LOCKED = "55P03";

/** Instructions for the operator by SQLSTATE, for errors that prevent a migration. */
const FORBIDDEN: Record<string, string> = {
  [DENIED]: "its user may not make tables there. Make that user the owner of the database",
  "3F000":
    "its user has no schema to create tables in. Grant it USAGE and CREATE on the schema public, or correct search_path",
  "25006": "it can only be read. Name the primary server in DATABASE_URL, not a replica",
};

/**
 * Migrates the database to the current version, each migration in its own transaction. Servers that start at once wait
 * for the one that migrates. Running servers continue: a migration that waits for a long read backs off repeatedly, so
 * that other queries do not queue behind it.
 *
 * @param url URL of the database
 * @returns the names of the migrations that ran; none if the database was up to date
 * @throws DatabaseError if the database cannot be used, or another connection holds a lock for minutes
 */
export async function migrateDatabase(url: string, options: MigrateOptions = {}): Promise<string[]> {
  return withExclusiveClient(url, LOCKS.migrate, () => runMigrations(url, options));
}

/** Migrates on behalf of a caller that already holds the migration lock. */
export async function runMigrations(url: string, options: MigrateOptions = {}): Promise<string[]> {
  const { to, lockTimeout = 2_000, attempts = 60, pause = 1_000 } = options;
  const { orm, close } = await openDatabase({ url: withLockTimeout(url, lockTimeout), poolSize: 2 });
  try {
    const pending = await orm.migrator.getPending();
    for (let attempt = 1; ; attempt++) {
      try {
        await orm.migrator.up(to === undefined ? {} : { to });
        const left = new Set((await orm.migrator.getPending()).map(({ name }) => name));
        return pending.map(({ name }) => name).filter((name) => !left.has(name));
      } catch (error) {
        if (sqlState(error) !== LOCKED) throw error;
        if (attempt >= attempts) throw tooLong(url, error);
        await delay(pause);
      }
    }
  } catch (error) {
    const forbidden = FORBIDDEN[sqlState(error)];
    if (forbidden === undefined) throw error;
    const message = `The database ${describeUrl(url)} cannot be migrated: ${forbidden}.`;
    throw new DatabaseError(message, { cause: error });
  } finally {
    await close();
  }
}

/** Returns the database URL with the lock timeout, so that every connection has it from the start. */
function withLockTimeout(url: string, milliseconds: number): string {
  if (!URL.canParse(url)) return url;
  const changed = new URL(url);
  const given = changed.searchParams.get("options") ?? "";
  changed.searchParams.set(
    "options",
    `${given} -c lock_timeout=${milliseconds} -c statement_timeout=0`.trim(),
  );
  return changed.href;
}

/** Returns the SQLSTATE of an error, or of its cause. */
function sqlState(error: unknown): string {
  if (!(error instanceof Error)) return "";
  return errorCode(error) || sqlState(error.cause);
}

function tooLong(url: string, cause: unknown): DatabaseError {
  return new DatabaseError(
    `The database ${describeUrl(url)} cannot be migrated: another connection has held a lock on a table for minutes. ` +
      "Find who (select pid, state, xact_start, query from pg_stat_activity order by xact_start), end it, and start again.",
    { cause },
  );
}

/**
 * Drops everything in the database's public schema and creates the tables again, empty.
 *
 * @param url URL of the database
 * @throws DatabaseError if the database cannot be used, or its user may not do this
 */
export async function resetDatabase(url: string): Promise<void> {
  await withExclusiveClient(url, LOCKS.migrate, (client) =>
    client.query("drop schema public cascade; create schema public"),
  ).catch((error: unknown) => {
    if (errorCode(error) !== DENIED) throw error;
    throw new DatabaseError(
      `The database ${describeUrl(url)} cannot be reset: its user may not drop and create the schema public. ` +
        "Make that user the owner of the schema, and grant it CREATE on the database.",
      { cause: error },
    );
  });
  await migrateDatabase(url);
}

const NAMES = migrationNames();

/** Whether every migration that this version knows ran; a newer version may have added others. */
export async function isMigrated(db: Queryable): Promise<boolean> {
  const { rows } = await db.query<{ ran: number }>({
    text: "select count(*)::int as ran from mikro_orm_migrations where name = any($1)",
    values: [NAMES],
  });
  return rows[0]?.ran === NAMES.length;
}
