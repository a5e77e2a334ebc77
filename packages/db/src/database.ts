import { MikroORM } from "@mikro-orm/postgresql";
import type { ClientBase, Pool } from "pg";
import { endSilentConnections } from "./connections/end-silent-connections.ts";
import { giveLostConnectionsBack } from "./connections/give-lost-connections-back.ts";
import { DatabaseError, describeUrl, unreachable } from "./database-error.ts";
import { ormOptions } from "./orm-options.ts";

const OLDEST_MAJOR = 15;

export interface Database {
  orm: MikroORM;
  /** MikroORM's own connections: entities and the read queries share them. */
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
 * A statement may take as long as the largest import's undoing, and wait for others as long as people do. A
 * transaction in which nothing goes on, and a connection whose other end is gone, would keep others waiting.
 */
const LIMITS = `
  set statement_timeout = '2min'; set lock_timeout = '30s'; set idle_in_transaction_session_timeout = '1min';
  set tcp_keepalives_idle = 15; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3`;

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
  const options = ormOptions(url);
  const onConnect = (client: ClientBase) => client.query(LIMITS);
  const orm = await MikroORM.init({
    ...options,
    ...(limited && { driverOptions: { ...options.driverOptions, onConnect } }),
    pool: { max: poolSize },
  });
  try {
    const pool = await orm.driver.getConnection().getNativeClient();
    giveLostConnectionsBack(pool);
    await checkServer(pool, url);
    const endWatch = limited ? endSilentConnections(pool, url) : () => undefined;
    const close = async () => {
      endWatch();
      await orm.close();
      // MikroORM leaves open a pool that none of its own queries has used.
      if (!pool.ending) await pool.end();
    };
    return { orm, pool, close };
  } catch (error) {
    await orm.close();
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
