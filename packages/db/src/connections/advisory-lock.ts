import { setTimeout as delay } from "node:timers/promises";
import type { Client } from "pg";
import { connectDedicated } from "./dedicated-client.ts";

/** Advisory locks of the whole application; the numbers are arbitrary, but must never change. */
export const LOCKS = { migrate: 761_230_001, seed: 761_230_002, deploy: 761_230_003 } as const;

/** Interval in milliseconds at which a caller retries to get a lock. */
const ASK_EVERY = 50;

/** A lock of the whole application, or one of many locks of a kind. */
export type Lock = number | readonly [kind: string, name: string];

export interface ExclusiveClient {
  client: Client;
  /** Releases the lock and ends the connection. */
  release(): Promise<void>;
}

/**
 * Waits until no other process holds a lock, and acquires it on a dedicated connection: if the process dies, PostgreSQL
 * releases the lock.
 *
 * @throws DatabaseError if the database cannot be reached
 */
export async function openExclusiveClient(url: string, lock: Lock): Promise<ExclusiveClient> {
  const client = await connectDedicated(url);
  const release = () => client.end();
  try {
    // A blocking statement would hold up a migration that creates an index concurrently, which waits for it.
    while (!(await tryToLock(client, lock))) await delay(ASK_EVERY);
    return { client, release };
  } catch (error) {
    await release();
    throw error;
  }
}

/**
 * Runs work while holding a lock, so that no other caller in any process runs at the same time; others wait.
 *
 * @throws DatabaseError if the database cannot be reached
 */
export async function withExclusiveClient<T>(
  url: string,
  lock: Lock,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const { client, release } = await openExclusiveClient(url, lock);
  try {
    return await work(client);
  } finally {
    await release();
  }
}

async function tryToLock(client: Client, lock: Lock): Promise<boolean> {
  const [locked, values] =
    typeof lock === "number"
      ? ["pg_try_advisory_lock($1)", [lock]]
      : ["pg_try_advisory_lock(hashtext($1), hashtext($2))", [...lock]];
  const { rows } = await client.query<{ locked: boolean }>(`select ${locked} as locked`, values);
  return rows[0]?.locked === true;
}
