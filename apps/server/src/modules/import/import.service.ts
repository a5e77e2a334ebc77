import { setImmediate } from "node:timers/promises";
import type { Author } from "@saywhere/db/change-set";
import { type Queryable, toQueryable } from "@saywhere/db/queries/queryable";
import { IMPORT_REPORT_ROWS, type ImportReport } from "@saywhere/validators/content/import";
import { turns } from "../../lib/yield-to-event-loop.ts";
import type { ContentWriter } from "../../writes/content-writer.ts";
import { listFile } from "./emergency-and-intent-files.ts";
import type { CheckedRow, FileKind, KeyColumn } from "./import-kind.ts";
import { startReport, textSize } from "./import-report.ts";
import { findInvalidRows, type InvalidRows, type InvalidRowsRun } from "./invalid-rows.ts";
import { type ImportFile, type ImportWatch, type Progress, readRows } from "./read-rows.ts";
import { rejectOtherLanguages } from "./reject-other-languages.ts";
import { translationFile } from "./translation-file.ts";

export interface ImportRun extends ImportWatch {
  dryRun: boolean;
  /** Whether the valid rows are imported although others are invalid. */
  skipInvalid?: boolean;
  author: Author;
  /** Throws when the author may no longer write; called within the transaction, before the commit. */
  authorize(tx: Queryable): Promise<void>;
}

export type ImportService = ReturnType<typeof createImportService>;

/** Rows per batch, and the characters of their texts; other requests are handled between two batches. */
const BATCH = 500;
const BATCH_SIZE = 250_000;

interface ImportDeps {
  db: Queryable;
  writer: ContentWriter;
}

export function createImportService(deps: ImportDeps) {
  const runs = {
    translation: importOf(deps, translationFile),
    language: importOf(deps, listFile("language")),
    phrase: importOf(deps, listFile("phrase")),
  };
  return {
    /**
     * Compares a file with what is stored. Unless it is a dry run, writes all rows, or none when a row is invalid and
     * invalid rows are not to be skipped, or when no row is valid.
     *
     * @throws AppError BAD_REQUEST for a file that cannot be read, CONFLICT when a language or phrase was deleted
     * meanwhile
     */
    run: (file: ImportFile, run: ImportRun): Promise<ImportReport> => runs[file.kind].run(file, run),
    /**
     * Finds the rows that an import would not write because they are invalid, all of them.
     *
     * @throws AppError BAD_REQUEST for a file that cannot be read
     */
    invalidRows: (file: ImportFile, run: InvalidRowsRun): Promise<InvalidRows> =>
      runs[file.kind].invalidRows(file, run),
  };
}

function importOf<Key extends KeyColumn, Fields, Write>(
  { db, writer }: ImportDeps,
  kind: FileKind<Key, Fields, Write>,
) {
  async function importFile(file: ImportFile, run: ImportRun): Promise<ImportReport> {
    const checked = await checkedRows(db, kind, file, run);
    const invalid = checked.filter(({ problems }) => problems.length > 0).length;
    if (run.dryRun || isRejected(invalid, checked.length, run)) {
      return (await compare(db, kind, checked, run)).report;
    }
    const { result, changeSetId } = await writer.run(run.author, "import", async (em) => {
      const tx = toQueryable(em);
      await kind.lock(tx, checked);
      const { report, writes } = await compare(tx, kind, checked, run);
      if (isRejected(report.counts.invalid, checked.length, run)) return report;
      await inBatches(writes, run, "writing", (batch) => kind.write(tx, batch));
      await run.authorize(tx);
      return { ...report, applied: true };
    });
    return { ...result, change_set_id: changeSetId };
  }
  return {
    run: importFile,
    invalidRows: (file: ImportFile, run: InvalidRowsRun) => findInvalidRows(db, kind, file, run),
  };
}

/** Whether nothing is to be written. */
function isRejected(invalid: number, rows: number, { skipInvalid }: ImportRun): boolean {
  return invalid > 0 && (!skipInvalid || invalid === rows);
}

/** Reads and checks all rows; only one problem of an invalid row stays in memory if the report does not show it. */
async function checkedRows<Key extends KeyColumn, Fields>(
  db: Queryable,
  kind: FileKind<Key, Fields, unknown>,
  file: ImportFile,
  watch: ImportWatch,
): Promise<CheckedRow<Key, Fields>[]> {
  const all: CheckedRow<Key, Fields>[] = [];
  let invalid = 0;
  for await (const { checked } of readRows(db, kind, file, watch)) {
    if (checked.problems.length > 0) invalid += 1;
    const isShown = checked.problems.length === 0 || invalid <= IMPORT_REPORT_ROWS;
    all.push(isShown ? checked : { ...checked, fields: {}, problems: checked.problems.slice(0, 1) });
  }
  return all;
}

async function compare<Key extends KeyColumn, Fields, Write>(
  db: Queryable,
  kind: FileKind<Key, Fields, Write>,
  checked: CheckedRow<Key, Fields>[],
  run: ImportRun,
): Promise<{ report: ImportReport; writes: Write[] }> {
  const takeTurn = turns();
  const report = startReport();
  const writes: Write[] = [];
  await inBatches(checked, run, "checking", async (batch) => {
    const compareWithStored = await kind.comparer(db, batch, run.author);
    for (const row of batch) {
      const planned = rejectOtherLanguages(run.author, kind.kind, row, compareWithStored(row));
      report.add(planned.row);
      if (planned.write && !run.dryRun) writes.push(planned.write);
      await takeTurn();
    }
  });
  return { report: report.end(), writes };
}

/** Processes items in batches, reports the progress, and stops when the client no longer waits for the result. */
async function inBatches<T>(
  items: T[],
  { onProgress, signal }: ImportRun,
  phase: Progress["phase"],
  work: (batch: T[]) => Promise<void>,
): Promise<void> {
  let done = 0;
  while (done < items.length) {
    signal.throwIfAborted();
    onProgress({ phase, done, total: items.length });
    const batch: T[] = [];
    for (let size = 0; batch.length < BATCH && size < BATCH_SIZE && done < items.length; done += 1) {
      const item = items[done] as T;
      batch.push(item);
      size += textSize(item);
    }
    await work(batch);
    await setImmediate();
  }
  onProgress({ phase, done, total: items.length });
}
