import { setTimeout as delay } from "node:timers/promises";
import type { Client } from "pg";
import { connectDedicated } from "./dedicated-client.ts";

/** Advisory locks of the whole application; the numbers are arbitrary, but must never change. */
export const LOCKS = { migrate: 761_230_001, seed: 761_230_002, deploy: 761_230_003 } as const;

/** How often whoever waits for a lock asks again, in milliseconds. */
const ASK_EVERY = 50;

/** One of the whole application, or one of many of a kind. */
export type Lock = number | readonly [kind: string, name: string];

export interface ExclusiveClient {
  client: Client;
  /** Frees the lock, and ends the connection. */
  release(): Promise<void>;
}

/**
 * Waits until nobody else, in any process, holds a lock, and takes it. It belongs to a connection of its own: when the
 * process dies, PostgreSQL frees it.
 *
 * @throws DatabaseError when the database cannot be reached
 */
export async function openExclusiveClient(url: string, lock: Lock): Promise<ExclusiveClient> {
  const client = await connectDedicated(url);
  const release = () => client.end();
  try {
    // A statement that waits would be waited for by an index that is made beside the writes: by a migration.
    while (!(await tryToLock(client, lock))) await delay(ASK_EVERY);
    return { client, release };
  } catch (error) {
    await release();
    throw error;
  }
}

/**
 * Runs work while nobody else, in any process, holds the same lock; others wait.
 *
 * @throws DatabaseError when the database cannot be reached
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
