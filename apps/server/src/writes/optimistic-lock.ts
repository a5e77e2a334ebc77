import { findLastSave } from "@saywhere/db/queries/history/history.queries";
import type { Queryable } from "@saywhere/db/queries/queryable";
import { AppError } from "../errors/app-error.ts";
import { recordNotFound, StaleVersionError } from "./lock-record.ts";

interface Edited {
  kind: "language" | "category" | "phrase" | "translation" | "task" | "document" | "synonym_group";
  /** Reads the current record. */
  current: () => Promise<Record<string, unknown>>;
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
    throw new AppError("CONFLICT", `${saved.by ?? "Somebody"} saved this while you were changing it`, {
      conflict: {
        reason: "stale",
        saved_by: saved.by,
        saved_at: saved.at,
        current: await current(),
      },
      cause: error,
    });
  }
}
