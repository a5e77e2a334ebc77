import { setTimeout as delay } from "node:timers/promises";
import { LOCKS, withExclusiveClient } from "./connections/advisory-lock.ts";
import { openDatabase } from "./database.ts";
import { DatabaseError, describeUrl } from "./database-error.ts";

export interface MigrateOptions {
  /** The last migration to run; all of them unless told. */
  to?: string | undefined;
  /** How long a statement waits for a lock before everything that waits behind it is let by, in milliseconds. */
  lockTimeout?: number;
  /** How often, and after which pause in milliseconds, a migration that got no lock is tried again. */
  attempts?: number;
  pause?: number;
}

/** SQLSTATE of a lock that was not to be had in time. */
const LOCKED = "55P03";

/** What whoever runs the database has to change before it can be migrated, by SQLSTATE. */
const FORBIDDEN: Record<string, string> = {
  "42501": "its user may not make tables there. Make that user the owner of the database",
  "25006": "it can only be read. Name the primary server in DATABASE_URL, not a replica",
};

/**
 * Brings the tables up to date, each migration in a transaction of its own. Servers that start at once wait for the one
 * that migrates. Those that run meanwhile go on: a migration that has to wait for a long read steps back again and
 * again, so that not all others wait behind it.
 *
 * @param url address of the database
 * @returns the names of the migrations that ran; none when it was up to date
 * @throws DatabaseError when the database cannot be used, or somebody holds a lock for minutes
 */
export async function migrateDatabase(url: string, options: MigrateOptions = {}): Promise<string[]> {
  return withExclusiveClient(url, LOCKS.migrate, () => runMigrations(url, options));
}

/** Does the same for a caller that holds the lock of migrations. */
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

/** The address, by which every connection has the limit from its beginning. */
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

/** The SQLSTATE of an error, or of the one that caused it. */
function sqlState(error: unknown): string {
  if (!(error instanceof Error)) return "";
  return "code" in error && typeof error.code === "string" ? error.code : sqlState(error.cause);
}

function tooLong(url: string, cause: unknown): DatabaseError {
  return new DatabaseError(
    `The database ${describeUrl(url)} cannot be migrated: somebody has held a lock on a table for minutes. ` +
      "Find who (select pid, state, xact_start, query from pg_stat_activity order by xact_start), end it, and start again.",
    { cause },
  );
}
