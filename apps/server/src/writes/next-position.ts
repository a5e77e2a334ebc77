import type { EntityManager } from "@mikro-orm/postgresql";

/**
 * The position of a new record: after all others. Whoever asks for one waits for those who asked before, until they
 * have written their record: none is given twice.
 */
export async function nextPosition(
  em: EntityManager,
  table: "language" | "category" | "phrase" | "task",
): Promise<number> {
  // A statement of its own: the next one sees what was written while this one waited.
  await em.execute("select pg_advisory_xact_lock(hashtext(?))", [`next position of ${table}`]);
  const [row] = await em.execute<{ next: number }[]>(
    `select coalesce(max(position) + 1, 0) as next from ${table}`,
  );
  return row?.next ?? 0;
}
