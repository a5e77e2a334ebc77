import { Socket } from "node:net";
import { type ClientBase, type Pool, TypeOverrides, types } from "pg";
import { checkHealth } from "./health-check.ts";
import { RefusingPool } from "./refusing-pool.ts";

/** Timeout for opening a connection or waiting for a free one, in milliseconds. */
const CONNECT_TIMEOUT = 8_000;

/** Idle time after which TCP keepalive probes the peer, in milliseconds. */
const KEEP_ALIVE_AFTER = 15_000;

/**
 * A statement may take as long as undoing the largest import, and wait for others as long as users wait. An idle
 * transaction, or a connection whose peer is gone, would block others.
 */
const LIMITS = `
  set statement_timeout = '2min'; set lock_timeout = '30s'; set idle_in_transaction_session_timeout = '1min';
  set tcp_keepalives_idle = 15; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3`;

/** Longer than PostgreSQL's statement timeout, in milliseconds: a connection that is silent for this long is dead. */
const SILENCE_LIMIT = 125_000;

export interface PoolOptions {
  url: string;
  /** Maximum number of connections. */
  size: number;
  /** Whether statements and connections have timeouts. */
  limited: boolean;
  /** Silence after which a connection is dead, in milliseconds; default: slightly more than the statement timeout. */
  silenceLimit?: number;
}

/** Opens a pool of connections, which must be closed by `close`. */
export function openPool({ url, size, limited, silenceLimit = SILENCE_LIMIT }: PoolOptions): {
  pool: Pool;
  close(): Promise<void>;
} {
  const backends = new WeakMap<ClientBase, number>();
  // The pool awaits the returned promise, although the type of `onConnect` does not declare it.
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
  // Without listeners, a broken connection would end the process; the statement on it fails by itself.
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
 * PostgreSQL cancels a statement that takes too long, but not one that its process never receives or cannot respond to.
 * The query_timeout of pg fails the call but leaves its connection in the pool; a socket timeout also ends the
 * connection, regardless of what was running on it.
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

/** Leaves dates and times as text, as MikroORM expects. */
function textTypes(): TypeOverrides {
  const overrides = new TypeOverrides();
  const { DATE, TIMESTAMP, TIMESTAMPTZ, INTERVAL } = types.builtins;
  for (const type of [DATE, TIMESTAMP, TIMESTAMPTZ, INTERVAL]) overrides.setTypeParser(type, (text) => text);
  return overrides;
}
