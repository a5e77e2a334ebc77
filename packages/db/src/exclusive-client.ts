import { Client } from "pg";
import { unreachable } from "./database-error.ts";

/** Advisory locks of the whole application; the numbers are arbitrary, but must never change. */
export const LOCKS = { migrate: 761_230_001, seed: 761_230_002, deploy: 761_230_003 } as const;

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
    await client.query("select pg_advisory_lock($1)", [lock]);
    return await work(client);
  } finally {
    await client.end();
  }
}
