import { LockMode } from "@mikro-orm/core";
import type { EntityManager, EntityName, FilterQuery } from "@mikro-orm/postgresql";
import { findLastSave, type VersionedKind } from "@saywhere/db/queries/history/record-changes.queries";
import type { Queryable } from "@saywhere/db/queries/queryable";
import { AppError } from "../errors/app-error.ts";
import { recordNotFound } from "../errors/record-not-found.ts";

/** The record has another version than the one that a change is based on: mostly, it was saved since. */
export class StaleVersionError extends Error {
  override name = "StaleVersionError";
  readonly recordId: number;
  /** Whether the record never had the version that was sent. */
  readonly isUnknown: boolean;

  constructor(record: { id: number; version: number }, sent: number) {
    super(`The version is ${record.version}, and not ${sent}`);
    this.recordId = record.id;
    this.isUnknown = sent > record.version;
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
  kind: VersionedKind,
  { id, version }: { id: number; version?: number | undefined },
): Promise<T> {
  const record = await em.findOne(entity, { id } as FilterQuery<T>, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!record) throw recordNotFound(kind);
  if (version !== undefined && version !== record.version) throw new StaleVersionError(record, version);
  return record;
}

interface Edited {
  kind: VersionedKind;
  /** Reads the current record. */
  current: () => Promise<object>;
}

/**
 * Waits for a save. If it was rejected because of a newer version, reports who saved that version and what it contains.
 *
 * @throws AppError CONFLICT instead of StaleVersionError
 */
export async function toVersionConflict<T>(
  db: Queryable,
  { kind, current }: Edited,
  save: Promise<T>,
): Promise<T> {
  try {
    return await save;
  } catch (error) {
    if (!(error instanceof StaleVersionError)) throw error;
    // Read after the transaction has returned its connection to the pool: many rejected saves at once would otherwise
    // wait for connections that they themselves hold.
    const saved = await findLastSave(db, kind, error.recordId);
    if (!saved) throw recordNotFound(kind);
    const message = error.isUnknown
      ? `${error.message}. Read the record again, and change that.`
      : `${saved.by ?? "Someone else"} saved this while you were changing it`;
    throw new AppError("CONFLICT", message, {
      conflict: {
        reason: "stale",
        saved_by: saved.by,
        saved_at: saved.at,
        current: { ...(await current()) },
      },
      cause: error,
    });
  }
}
