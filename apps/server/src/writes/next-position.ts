import type { EntityManager } from "@mikro-orm/postgresql";

type Positioned = "language" | "category" | "phrase" | "task";

/**
 * Lets one transaction at a time add records to a list or order them all. A separate statement, so that the next one
 * sees what was committed while this one waited for the lock.
 */
export async function lockPositions(em: EntityManager, table: Positioned): Promise<void> {
  await em.execute("select pg_advisory_xact_lock(hashtext(?))", [`next position of ${table}`]);
}

/**
 * Returns the position of a new record, after all others. Concurrent callers wait until earlier ones have committed
 * their records, so no position is returned twice.
 */
export async function nextPosition(em: EntityManager, table: Positioned): Promise<number> {
  await lockPositions(em, table);
  const [row] = await em.execute<{ next: number }[]>(
    `select coalesce(max(position) + 1, 0) as next from ${table}`,
  );
  return row?.next ?? 0;
}
