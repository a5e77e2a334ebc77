import type { Database } from "@saywhere/db/database";

/** Makes the deletion of what has expired fail during an action. */
export async function whileDeletionsFail({ pool }: Database, action: () => Promise<void>): Promise<void> {
  await pool.query(`
    create function fail_deletion() returns trigger language plpgsql as $$ begin raise 'no deletion'; end $$;
    create trigger fail_deletion before delete on one_time_link for each statement execute function fail_deletion()`);
  try {
    await action();
  } finally {
    await pool.query("drop function fail_deletion cascade");
  }
}
