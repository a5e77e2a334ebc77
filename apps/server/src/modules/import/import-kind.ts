import type { Author } from "@saywhere/db/change-set";
import type { Queryable } from "@saywhere/db/queries/queryable";
import type { ImportKind, ImportRow } from "@saywhere/validators/content/import";
import type { z } from "zod";

/** Columns that name the record of a row. */
export type KeyColumn = "language" | "phrase";

/** A row whose record was found and whose fields were checked. */
export interface CheckedRow<Key extends KeyColumn, Fields> {
  line: number;
  /** Empty if the file does not name languages, or phrases. */
  language: string;
  phrase: string;
  /** Those of the language and phrase that exist. */
  ids: Partial<Record<Key, number>>;
  /** The valid fields that the row has. */
  fields: Partial<Fields>;
  problems: ImportRow["problems"];
}

/** Why a row without changes is not written. */
export const UNCHANGED = "Same as in the guide";

/** The effect of importing a row, and what to write. */
export interface PlannedRow<Write> {
  row: ImportRow;
  /** Null when there is nothing to write. */
  write: Write | null;
}

/** What the files of one kind hold, and how their rows are checked, compared and written. */
export interface FileKind<Key extends KeyColumn, Fields, Write> {
  kind: ImportKind;
  keys: readonly Key[];
  /** Checks the fields of a row, and leaves out those that it does not have and invalid ones. */
  checkFields(values: Record<string, unknown>): { fields: Partial<Fields>; error: z.ZodError | undefined };
  /**
   * Blocks other writes of the same fields, and deletions of the records, until the transaction ends.
   *
   * @throws AppError CONFLICT when one of the records was deleted meanwhile
   */
  lock(tx: Queryable, rows: CheckedRow<Key, Fields>[]): Promise<void>;
  /** Reads what is stored for some rows, and returns a function that compares one of them with it. */
  comparer(
    db: Queryable,
    rows: CheckedRow<Key, Fields>[],
    author: Author,
  ): Promise<(row: CheckedRow<Key, Fields>) => PlannedRow<Write>>;
  write(tx: Queryable, writes: Write[]): Promise<void>;
}
