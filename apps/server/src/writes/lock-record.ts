import { type EntityManager, type EntityName, type FilterQuery, LockMode } from "@mikro-orm/postgresql";
import { AppError } from "../errors/app-error.ts";

/** The record was saved after the version that a change is based on. */
export class StaleVersionError extends Error {
  override name = "NewerVersionError";
  readonly recordId: number;

  constructor(recordId: number) {
    super(`Record ${recordId} was saved since`);
    this.recordId = recordId;
  }
}

/**
 * Reads a record for update; other transactions that want to change it wait for this one.
 *
 * @param version the version that the change is based on; if omitted, the change overwrites the current one
 * @throws AppError NOT_FOUND, StaleVersionError
 */
export async function lockRecord<T extends { id: number; version: number }>(
  em: EntityManager,
  entity: EntityName<T>,
  kind: string,
  { id, version }: { id: number; version?: number | undefined },
): Promise<T> {
  const record = await em.findOne(entity, { id } as FilterQuery<T>, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!record) throw recordNotFound(kind);
  if (version !== undefined && version !== record.version) throw new StaleVersionError(id);
  return record;
}

/** No record has this id, or it was deleted. */
export function recordNotFound(kind: string): AppError {
  return new AppError("NOT_FOUND", `There is no such ${kind}. It may have been deleted.`);
}
