import type { RestorableTable } from "../queries/history/restorable-tables.ts";
import { RestoreError } from "./restore-error.ts";

const UNIQUE_VIOLATION = "23505";

/** Says what stands in the place of what should come back; gives every other error as it is. */
export function toRestoreConflict(error: unknown, table: RestorableTable): unknown {
  if (!(error instanceof Error) || !("code" in error) || error.code !== UNIQUE_VIOLATION) return error;
  if ("constraint" in error && error.constraint === "translation_phrase_id_language_id_unique") {
    return new RestoreError(
      "There is another translation of the phrase in this language now. Delete that one first.",
      { cause: error },
    );
  }
  if ("constraint" in error && error.constraint === "document_name_unique") {
    return new RestoreError("The document was written anew since. Undo that first.", { cause: error });
  }
  const detail = "detail" in error ? String(error.detail) : "";
  const slug = /^Key \(slug\)=\((.*)\) already exists/.exec(detail)?.[1];
  if (slug === undefined) {
    return new RestoreError("Somebody else brought this back at the same time.", { cause: error });
  }
  return new RestoreError(
    `The address “${slug}” belongs to another ${table} now. Give that one another address first.`,
    { cause: error },
  );
}
