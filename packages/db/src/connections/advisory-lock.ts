import { setTimeout as delay } from "node:timers/promises";
import type { Client } from "pg";
import { unreachable } from "../database-error.ts";
import {
  checkConnection,
  connectDedicated,
  createDedicatedClient,
  RESPONSE_TIMEOUT,
} from "./dedicated-client.ts";

/** Advisory locks of the whole application; the numbers are arbitrary, but must never change. */
export const LOCKS = { migrate: 761_230_001, seed: 761_230_002, deploy: 761_230_003 } as const;

/** A lock of the whole application, or one of many locks of a kind. */
export type Lock = number | readonly [kind: string, name: string];

/** Interval in milliseconds at which a caller retries to get a lock. */
const RETRY_INTERVAL = 50;

/** Seconds after which PostgreSQL drops a connection whose peer is gone; longer than the client's own timeout. */
const KEEP_ALIVE =
  "set tcp_keepalives_idle = 15; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3";

export interface ExclusiveClient {
  client: Client;
  /** Releases the lock and ends the connection. */
  release(): Promise<void>;
}

/**
 * Waits until no other process holds a lock, and acquires it on a dedicated connection: if the process dies, PostgreSQL
 * releases the lock; if its host disappears, within half a minute.
 *
 * @throws DatabaseError if the database cannot be reached
 */
export async function openExclusiveClient(url: string, lock: Lock): Promise<ExclusiveClient> {
  const client = await connectDedicated(url);
  const release = () => client.end();
  try {
    await client.query(KEEP_ALIVE);
    // A blocking statement would hold up a migration that creates an index concurrently, which waits for it.
    while (!(await tryToLock(client, lock))) await delay(RETRY_INTERVAL);
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

export interface HeldLock {
  release(): Promise<void>;
}

/**
 * Acquires a lock on a dedicated connection until it is released or this process dies.
 *
 * @param onLost called once if the connection breaks, and the lock with it: from then on another process may hold it
 * @returns null if another process holds the lock
 * @throws DatabaseError if the database cannot be reached
 */
export async function holdLock(url: string, lock: Lock, onLost: () => void): Promise<HeldLock | null> {
  const released = new AbortController();
  const lose = () => {
    if (released.signal.aborted) return;
    released.abort();
    onLost();
  };
  const client = createDedicatedClient(url, { queryTimeout: RESPONSE_TIMEOUT, onEnd: lose });
  const release = () => {
    released.abort();
    return client.end();
  };
  try {
    await client.connect();
    await client.query(KEEP_ALIVE);
    if (!(await tryToLock(client, lock))) {
      await release();
      return null;
    }
  } catch (error) {
    await release().catch(() => undefined);
    throw unreachable(url, error);
  }
  void checkConnection(() => client.query("select 1"), released.signal, lose);
  return { release };
}

async function tryToLock(client: Client, lock: Lock): Promise<boolean> {
  const [locked, values] =
    typeof lock === "number"
      ? ["pg_try_advisory_lock($1)", [lock]]
      : ["pg_try_advisory_lock(hashtext($1), hashtext($2))", [...lock]];
  const { rows } = await client.query<{ locked: boolean }>(`select ${locked} as locked`, values);
  return rows[0]?.locked === true;
}
