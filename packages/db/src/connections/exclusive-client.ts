import { setTimeout as delay } from "node:timers/promises";
import { Client } from "pg";
import { unreachable } from "../database-error.ts";

/** Advisory locks of the whole application; the numbers are arbitrary, but must never change. */
export const LOCKS = { migrate: 761_230_001, seed: 761_230_002, deploy: 761_230_003 } as const;

/** How often whoever waits for a lock asks again, in milliseconds. */
const ASK_EVERY = 50;

/**
 * Runs work while nobody else, in any process, holds the same lock; others wait. The lock belongs to the
 * connection that work is given: when the process dies, PostgreSQL frees it.
 *
 * @throws DatabaseError when the database cannot be reached
 */
export async function withExclusiveClient<T>(
  url: string,
  lock: number,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const client = new Client({
    connectionString: url,
    application_name: "saywhere",
    connectionTimeoutMillis: 10_000,
  });
  // Without a listener, a connection that breaks between two statements would end the process.
  client.on("error", () => undefined);
  try {
    await client.connect();
  } catch (error) {
    throw unreachable(url, error);
  }
  try {
    // A statement that waits would be waited for by an index that is made beside the writes: by a migration.
    while (!(await tryToLock(client, lock))) await delay(ASK_EVERY);
    return await work(client);
  } finally {
    await client.end();
  }
}

async function tryToLock(client: Client, lock: number): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>("select pg_try_advisory_lock($1) as locked", [
    lock,
  ]);
  return rows[0]?.locked === true;
}
