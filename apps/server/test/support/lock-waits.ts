import type { Database } from "@saywhere/db/database";
import { expect } from "vitest";

/** The processes of a database that wait for a lock. */
export const WAITING_FOR_LOCK =
  "select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";

/** Resolves once this many statements wait for a lock. */
export async function lockWaits({ pool }: Pick<Database, "pool">, count: number): Promise<void> {
  await expect.poll(async () => (await pool.query(WAITING_FOR_LOCK)).rowCount).toBe(count);
}
