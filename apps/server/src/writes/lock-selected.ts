import { LockMode } from "@mikro-orm/core";
import type { EntityManager, EntityName, FilterQuery } from "@mikro-orm/postgresql";
import type { SelectedRecords } from "@saywhere/validators/content/bulk-selection";
import { AppError } from "../errors/app-error.ts";

/**
 * Reads several records for update, in the order of the selection; other transactions that want to change them wait for
 * this one. The rows are locked by ID, so that two selections cannot deadlock.
 *
 * @param many plural of the records for messages, such as "phrases"
 * @throws AppError CONFLICT with an issue for each record that was deleted, or saved after the selected version
 */
export async function lockSelected<T extends { id: number; version: number }>(
  em: EntityManager,
  entity: EntityName<T>,
  { many, records }: { many: string; records: SelectedRecords },
): Promise<T[]> {
  const ids = records.map(({ id }) => id);
  const rows = await em.find(entity, { id: { $in: ids } } as unknown as FilterQuery<T>, {
    lockMode: LockMode.PESSIMISTIC_WRITE,
    orderBy: { id: "asc" } as never,
  });
  const found = new Map(rows.map((row) => [row.id, row]));
  const issues = records.flatMap(({ id, version }, index) => {
    const row = found.get(id);
    if (row?.version === version) return [];
    const message = row ? "Someone else changed it after you selected it" : "It has been deleted";
    return [{ path: ["records", index], message }];
  });
  if (issues.length > 0) {
    const some = issues.length === 1 ? "One of the" : `${issues.length} of the`;
    throw new AppError(
      "CONFLICT",
      `${some} ${records.length} ${many} ${issues.length === 1 ? "was" : "were"} changed or deleted since you selected them, so nothing was changed`,
      { issues },
    );
  }
  return [...new Set(ids)].flatMap((id) => found.get(id) ?? []);
}
