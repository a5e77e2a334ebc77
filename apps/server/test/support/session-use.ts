import type { Database } from "@saywhere/db/database";
import { expect } from "vitest";

/**
 * Lets a test detect when the server has looked up a person's session.
 *
 * @returns a function that waits for the first use of the session from now on
 */
export async function watchSessionUse({ pool }: Database, personId: number): Promise<() => Promise<void>> {
  await pool.query("update session set last_seen_at = now() - interval '2 minutes' where person_id = $1", [
    personId,
  ]);
  const used = "select from session where person_id = $1 and last_seen_at > now() - interval '1 minute'";
  return () => expect.poll(async () => (await pool.query(used, [personId])).rowCount).toBe(1);
}
