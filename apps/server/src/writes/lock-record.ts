import { type EntityManager, type EntityName, type FilterQuery, LockMode } from "@mikro-orm/postgresql";
import { AppError } from "../errors/app-error.ts";

/** The record was saved since the version that a change was made from. */
export class StaleVersionError extends Error {
  override name = "NewerVersionError";
  readonly recordId: number;

  constructor(recordId: number) {
    super(`Record ${recordId} was saved since`);
    this.recordId = recordId;
  }
}

/**
 * Reads a record for changing it; others who want to change it wait for this transaction.
 *
 * @param version the version that the change was made from; left out, the change goes over whatever is stored
 * @throws AppError NOT_FOUND, NewerVersionError
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

/** Nothing has the identifier, any more or at all. */
export function recordNotFound(kind: string): AppError {
  return new AppError("NOT_FOUND", `There is no such ${kind}. It may have been deleted.`);
}
