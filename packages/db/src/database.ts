import { MikroORM } from "@mikro-orm/postgresql";
import type { Pool } from "pg";
import { openPool } from "./connections/open-pool.ts";
import { OrmDialect } from "./connections/orm-dialect.ts";
import { DatabaseError, describeUrl, unreachable } from "./database-error.ts";
import { ormOptions } from "./orm-options.ts";

const OLDEST_MAJOR = 15;

export interface Database {
  orm: MikroORM;
  /** Entities and read queries share its connections. */
  pool: Pool;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  url: string;
  /** Connections at most; 10 unless told. */
  poolSize?: number;
  /**
   * Ends what takes so long that nobody waits for it any more, and what waits for a PostgreSQL that answers no more.
   * For servers: what runs for itself may take its time.
   */
  limited?: boolean;
}

/**
 * Opens a database for entities and read queries. A connection that breaks later is replaced when it is
 * next needed: a PostgreSQL that goes away fails queries, it does not end the process.
 *
 * @throws DatabaseError when it cannot be reached, is older than PostgreSQL 15, or is not in UTF-8
 */
export async function openDatabase({
  url,
  poolSize = 10,
  limited = false,
}: DatabaseOptions): Promise<Database> {
  if (!URL.canParse(url))
    throw new DatabaseError(
      "DATABASE_URL is no address. Write it as postgres://user:password@host:5432/name.",
    );
  const { pool, close: closePool } = openPool({ url, size: poolSize, limited });
  const orm = await MikroORM.init({ ...ormOptions(url), driverOptions: () => new OrmDialect({ pool }) });
  const close = async () => {
    await orm.close();
    await closePool();
  };
  try {
    await checkServer(pool, url);
    return { orm, pool, close };
  } catch (error) {
    await close();
    throw error instanceof DatabaseError ? error : unreachable(url, error);
  }
}

async function checkServer(pool: Pool, url: string): Promise<void> {
  const { rows } = await pool.query<{ version: number; encoding: string }>(
    "select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding",
  );
  const { version = 0, encoding = "" } = rows[0] ?? {};
  const major = Math.floor(version / 10_000);
  if (major < OLDEST_MAJOR) {
    throw new DatabaseError(
      `The database ${describeUrl(url)} runs PostgreSQL ${major}. Saywhere needs ${OLDEST_MAJOR} or newer.`,
    );
  }
  if (encoding !== "UTF8") {
    throw new DatabaseError(
      `The database ${describeUrl(url)} stores text in ${encoding}. Create it with ENCODING 'UTF8'.`,
    );
  }
}
