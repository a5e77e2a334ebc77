import type { Author } from "@saywhere/db/change-set";
import type { Queryable } from "@saywhere/db/queries/queryable";
import { type ImportRow, REASON_COLUMN } from "@saywhere/validators/content/import";
import { writeAnyCell } from "./cell-format.ts";
import type { FileKind, KeyColumn } from "./import-kind.ts";
import { type ImportFile, type ImportWatch, type ReadRow, readRows } from "./read-rows.ts";
import { rejectOtherLanguages } from "./reject-other-languages.ts";

/** The invalid rows of a file with their cells, and why each is invalid in a column after the others. */
export interface InvalidRows {
  columns: string[];
  rows: Record<string, string>[];
}

export type InvalidRowsRun = ImportWatch & { author: Author };

/** Rows that are compared with what is stored at a time. */
const BATCH = 500;

/** Finds the rows that an import would not write because they are invalid. */
export async function findInvalidRows<Key extends KeyColumn, Fields>(
  db: Queryable,
  kind: FileKind<Key, Fields, unknown>,
  file: ImportFile,
  run: InvalidRowsRun,
): Promise<InvalidRows> {
  const columns = new Set<string>();
  const rows: Record<string, string>[] = [];
  const compareBatch = async (batch: ReadRow<Key, Fields>[]): Promise<void> => {
    const compareWithStored = await kind.comparer(
      db,
      batch.map(({ checked }) => checked),
      run.author,
    );
    for (const { values, checked } of batch) {
      const { outcome, problems } = rejectOtherLanguages(
        run.author,
        kind.kind,
        checked,
        compareWithStored(checked),
      ).row;
      if (outcome !== "invalid") continue;
      for (const column of Object.keys(values)) columns.add(column);
      rows.push({ ...mapCells(values), [REASON_COLUMN]: problems.map(problemText).join("\n") });
    }
  };
  const batch: ReadRow<Key, Fields>[] = [];
  for await (const row of readRows(db, kind, file, run)) {
    batch.push(row);
    if (batch.length === BATCH) await compareBatch(batch.splice(0));
  }
  await compareBatch(batch);
  columns.delete(REASON_COLUMN);
  return { columns: [...columns, REASON_COLUMN], rows };
}

/** The values of a row as they stand in a cell. */
function mapCells(values: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([column, value]) => [column, writeAnyCell(column, value)]),
  );
}

const problemText = ({ field, message }: ImportRow["problems"][number]): string =>
  field === null ? message : `${field}: ${message}`;
