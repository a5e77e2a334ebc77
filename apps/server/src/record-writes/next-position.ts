import type { EntityManager } from "@mikro-orm/postgresql";

/** The position of a new record: after all others. Two that come at once may share it; their identifiers decide. */
export async function nextPosition(
  em: EntityManager,
  table: "language" | "category" | "phrase" | "task",
): Promise<number> {
  const [row] = await em.execute<{ next: number }[]>(
    `select coalesce(max(position) + 1, 0) as next from ${table}`,
  );
  return row?.next ?? 0;
}
