import type { ClientBase, PoolClient } from "pg";
import { createDedicatedClient } from "./dedicated-client.ts";
import type { RefusingPool } from "./refusing-pool.ts";

/** Interval of the check, and time in use after which a connection is checked, in milliseconds. */
const CHECKED_EVERY = 500;
const LONG = 1_500;

/** Timeout for PostgreSQL's response to the check, in milliseconds. */
const ANSWER_TIMEOUT = 5_000;

/**
 * Backends that do no work although a caller waits on their connections: those that have ended, and those that still
 * wait for a statement. A statement that is slow to send arrives within the five seconds.
 */
const DEAD = `
  select asked.pid from unnest($1::int[]) asked (pid) left join pg_stat_activity backend on backend.pid = asked.pid
  where backend.pid is null
    or backend.state = 'idle' and backend.state_change < clock_timestamp() - interval '5 seconds'`;

/**
 * Ends dead connections, so that the calls waiting on them fail and the pool replaces them: single connections whose
 * backend does not work for them, or all connections in use if PostgreSQL does not respond at all. In that case the
 * pool rejects callers until PostgreSQL responds again. Neither a halted host nor a network that drops all packets
 * causes an error by itself. The check uses its own connection, so a statement that is only slow continues.
 *
 * @param backends PostgreSQL process IDs by connection
 * @returns a function that stops the check
 */
export function checkHealth(
  pool: RefusingPool,
  backends: WeakMap<ClientBase, number>,
  url: string,
): () => void {
  const inUse = new Map<PoolClient, number>();
  pool.on("acquire", (client) => inUse.set(client, performance.now()));
  pool.on("release", (_error, client) => inUse.delete(client));
  let checking = false;

  async function check(): Promise<void> {
    const before = performance.now() - LONG;
    const long = [...inUse].filter(([, since]) => since < before);
    if (long.length === 0 && !pool.silent) return;
    const dead = await findDead(
      url,
      long.flatMap(([client]) => backends.get(client) ?? []),
    );
    pool.silent = dead === null;
    for (const [client, since] of long) {
      // During the check, the caller may have received its result, and another caller the connection.
      if (inUse.get(client) !== since) continue;
      const backend = backends.get(client);
      if (dead === null || (backend !== undefined && dead.has(backend))) {
        void client.end().catch(() => undefined);
      }
    }
  }

  const timer = setInterval(() => {
    if (checking) return;
    checking = true;
    void check().finally(() => {
      checking = false;
    });
  }, CHECKED_EVERY).unref();
  return () => clearInterval(timer);
}

/** Returns which of the given backends are dead; null if PostgreSQL does not respond. */
async function findDead(url: string, pids: number[]): Promise<Set<number> | null> {
  const client = createDedicatedClient(url, { connectWithin: ANSWER_TIMEOUT, answerWithin: ANSWER_TIMEOUT });
  try {
    await client.connect();
    const { rows } = await client.query<{ pid: number }>(DEAD, [pids]);
    return new Set(rows.map(({ pid }) => pid));
  } catch (error) {
    // A rejection, for example because of too many connections, is a response too.
    return error instanceof Error && "severity" in error ? new Set() : null;
  } finally {
    void client.end().catch(() => undefined);
  }
}
