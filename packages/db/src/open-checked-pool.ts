import type { Pool } from "pg";
import { openPool } from "./connections/pool.ts";
import { DatabaseError, describeUrl, unreachable } from "./database-error.ts";

const OLDEST_MAJOR = 15;

export interface CheckedPool {
  pool: Pool;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  url: string;
  /** Maximum number of connections; default: 10. */
  poolSize?: number;
  /**
   * Enables timeouts for statements and for connections to a PostgreSQL that no longer responds. Meant for servers;
   * command line tools may run longer.
   */
  limited?: boolean;
}

/**
 * Opens a database for read queries only. Programs that write no entities start without MikroORM, which takes half a
 * second of CPU time to load.
 *
 * @throws DatabaseError if the database cannot be reached, is older than PostgreSQL 15, or is not in UTF-8
 */
export async function openCheckedPool({
  url,
  poolSize = 10,
  limited = false,
}: DatabaseOptions): Promise<CheckedPool> {
  if (!URL.canParse(url))
    throw new DatabaseError(
      "DATABASE_URL is not a URL. Write it as postgres://user:password@host:5432/name.",
    );
  const { pool, close } = openPool({ url, size: poolSize, limited });
  try {
    await checkServer(pool, url);
    return { pool, close };
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
