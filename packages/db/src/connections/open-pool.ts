import { Socket } from "node:net";
import { type ClientBase, type Pool, TypeOverrides, types } from "pg";
import { checkHealth } from "./health-check.ts";
import { RefusingPool } from "./refusing-pool.ts";

/** How long opening a connection, or waiting for a free one, may take, in milliseconds. */
const CONNECT_TIMEOUT = 8_000;

/** After this time without traffic the system asks whether the other end is still there, in milliseconds. */
const KEEP_ALIVE_AFTER = 15_000;

/**
 * A statement may take as long as the largest import's undoing, and wait for others as long as people do. A
 * transaction in which nothing goes on, and a connection whose other end is gone, would keep others waiting.
 */
const LIMITS = `
  set statement_timeout = '2min'; set lock_timeout = '30s'; set idle_in_transaction_session_timeout = '1min';
  set tcp_keepalives_idle = 15; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3`;

/** Longer than PostgreSQL lets a statement run, in milliseconds: a connection that is silent for so long is dead. */
const SILENCE_LIMIT = 125_000;

export interface PoolOptions {
  url: string;
  /** Connections at most. */
  size: number;
  /** Whether statements and connections have limits of time. */
  limited: boolean;
  /** After how much silence a connection is dead, in milliseconds; a little more than a statement may take unless set. */
  silenceLimit?: number;
}

/** Opens a pool of connections, to be closed by `close`. */
export function openPool({ url, size, limited, silenceLimit = SILENCE_LIMIT }: PoolOptions): {
  pool: Pool;
  close(): Promise<void>;
} {
  const backends = new WeakMap<ClientBase, number>();
  // The pool waits for what it returns, a promise, though the type of `onConnect` does not tell.
  const prepare: (client: ClientBase) => unknown = async (client) => {
    await client.query(LIMITS);
    const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
    for (const { pid } of rows) backends.set(client, pid);
  };
  const pool = new RefusingPool({
    connectionString: url,
    application_name: "saywhere",
    max: size,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER,
    types: textTypes(),
    ...(limited && {
      onConnect: prepare,
      stream: () => openLimitedSocket(silenceLimit),
    }),
  });
  // Without listeners, a connection that breaks would end the process; the statement on it fails by itself.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  const stopCheck = limited ? checkHealth(pool, backends, url) : () => undefined;
  return {
    pool,
    async close() {
      stopCheck();
      if (!pool.ending) await pool.end();
    },
  };
}

/**
 * PostgreSQL ends a statement that takes too long, but not one that its process never gets or cannot answer. The
 * query_timeout of pg fails the call and leaves its connection in the pool; a socket that times out takes the connection
 * along, whatever was done on it.
 */
function openLimitedSocket(silenceLimit: number): Socket {
  const socket = new Socket();
  socket.setTimeout(silenceLimit, () => {
    socket.destroy(
      Object.assign(new Error("Connection terminated: no answer in time"), { code: "ETIMEDOUT" }),
    );
  });
  return socket;
}

/** Dates and times stay texts, as MikroORM expects. */
function textTypes(): TypeOverrides {
  const overrides = new TypeOverrides();
  const { DATE, TIMESTAMP, TIMESTAMPTZ, INTERVAL } = types.builtins;
  for (const type of [DATE, TIMESTAMP, TIMESTAMPTZ, INTERVAL]) overrides.setTypeParser(type, (text) => text);
  return overrides;
}
