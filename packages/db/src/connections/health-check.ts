import type { ClientBase, PoolClient } from "pg";
import { createDedicatedClient } from "./dedicated-client.ts";
import type { RefusingPool } from "./refusing-pool.ts";

/** How often connections are looked at, and after which time in use PostgreSQL is asked about one, in milliseconds. */
const CHECKED_EVERY = 500;
const LONG = 1_500;

/** How long PostgreSQL may take to answer the check, in milliseconds. */
const ANSWER_TIMEOUT = 5_000;

/**
 * The backends that work for nobody, although a caller here waits on their connections: those that have ended, and those
 * that still wait for a statement. A statement that takes long to send arrives within the five seconds.
 */
const DEAD = `
  select asked.pid from unnest($1::int[]) asked (pid) left join pg_stat_activity backend on backend.pid = asked.pid
  where backend.pid is null
    or backend.state = 'idle' and backend.state_change < clock_timestamp() - interval '5 seconds'`;

/**
 * Ends dead connections, so that the calls which wait on them fail and the pool replaces them: single ones whose backend
 * does not work for them, or all that are in use when PostgreSQL does not answer at all. In that case the pool refuses
 * callers until PostgreSQL answers again. Neither a halted host nor a network that drops everything causes an error by
 * itself. The check asks on a connection of its own, so a statement that merely takes long goes on.
 *
 * @param backends the process ids of PostgreSQL by connection
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
      // The caller may have got the answer, and another one the connection, while PostgreSQL was asked.
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

/** Lists which of some backends are dead; null when PostgreSQL does not answer. */
async function findDead(url: string, pids: number[]): Promise<Set<number> | null> {
  const client = createDedicatedClient(url, { connectWithin: ANSWER_TIMEOUT, answerWithin: ANSWER_TIMEOUT });
  try {
    await client.connect();
    const { rows } = await client.query<{ pid: number }>(DEAD, [pids]);
    return new Set(rows.map(({ pid }) => pid));
  } catch (error) {
    // A refusal, such as for want of connections, is an answer too.
    return error instanceof Error && "severity" in error ? new Set() : null;
  } finally {
    void client.end().catch(() => undefined);
  }
}
