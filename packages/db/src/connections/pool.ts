import { Socket } from "node:net";
import { type ClientBase, Pool, type PoolClient, TypeOverrides, types } from "pg";
import { startHealthCheck } from "./health-check.ts";

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
  const pool = new RejectingPool({
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
  const stopCheck = limited ? startHealthCheck(pool, backends, url) : () => undefined;
  return {
    pool,
    async close() {
      stopCheck();
      if (!pool.ending) await pool.end();
    },
  };
}

type Connected = (error: Error | undefined, client: PoolClient | undefined, release: () => void) => void;

/**
 * Rejects callers immediately while PostgreSQL is known not to respond. Otherwise each caller, and the visitors of each
 * page, would wait for the connection timeout.
 */
class RejectingPool extends Pool {
  /** Set by the health check. */
  unresponsive = false;

  // pg's own `query` also calls this method, with a callback.
  override connect(): Promise<PoolClient>;
  override connect(connected: Connected): void;
  override connect(connected?: Connected): Promise<PoolClient> | undefined {
    if (!this.unresponsive) {
      if (!connected) return super.connect();
      super.connect(connected);
      return undefined;
    }
    const error = Object.assign(new Error("The database does not answer"), { code: "ETIMEDOUT" });
    if (!connected) return Promise.reject(error);
    process.nextTick(connected, error, undefined, () => undefined);
    return undefined;
  }
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
