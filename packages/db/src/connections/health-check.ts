import { setTimeout as delay } from "node:timers/promises";
import type { ClientBase, Pool, PoolClient } from "pg";
import { createDedicatedClient } from "./dedicated-client.ts";

/** Interval of the check, and time in use after which a connection is checked, in milliseconds. */
const CHECK_INTERVAL = 500;
const LONG_IN_USE = 1_500;

/** Timeout for PostgreSQL's response to the check, in milliseconds. */
const RESPONSE_TIMEOUT = 5_000;

/**
 * Backends that do no work although a caller waits on their connections: those that have ended, and those that still
 * wait for a statement. A statement that is slow to send arrives within the five seconds.
 */
const DEAD = `
  select checked.pid from unnest($1::int[]) checked (pid) left join pg_stat_activity backend on backend.pid = checked.pid
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
export function startHealthCheck(
  pool: Pool & { unresponsive: boolean },
  backends: WeakMap<ClientBase, number>,
  url: string,
): () => void {
  const inUse = new Map<PoolClient, number>();
  pool.on("acquire", (client) => inUse.set(client, performance.now()));
  pool.on("release", (_error, client) => inUse.delete(client));
  let stopped = false;
  void run();
  return () => {
    stopped = true;
  };

  async function run(): Promise<void> {
    for (;;) {
      await delay(CHECK_INTERVAL, undefined, { ref: false });
      if (stopped) return;
      const before = performance.now() - LONG_IN_USE;
      const checked = [...inUse].filter(([, since]) => since < before);
      if (checked.length > 0 || pool.unresponsive) await check(checked);
    }
  }

  async function check(checked: [PoolClient, number][]): Promise<void> {
    const pids = checked.flatMap(([client]) => backends.get(client) ?? []);
    const dead = await findDead(url, pids);
    pool.unresponsive = dead === null;
    for (const [client, since] of checked) {
      // During the check, the caller may have received its result, and another caller the connection.
      if (inUse.get(client) !== since) continue;
      if (dead === null || dead.has(backends.get(client))) void client.end().catch(() => undefined);
    }
  }
}

/** Returns which of the given backends are dead; null if PostgreSQL does not respond. */
async function findDead(url: string, pids: number[]): Promise<Set<number | undefined> | null> {
  const client = createDedicatedClient(url, {
    connectTimeout: RESPONSE_TIMEOUT,
    queryTimeout: RESPONSE_TIMEOUT,
  });
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
