import { setImmediate } from "node:timers/promises";
import type { Author } from "@saywhere/db/change-set";
import { listNamed } from "@saywhere/db/queries/import-export.queries";
import { type Queryable, toQueryable } from "@saywhere/db/queries/queryable";
import {
  IMPORT_FILES,
  IMPORT_REPORT_ROWS,
  type ImportEvent,
  type ImportFormat,
  type ImportKind,
  type ImportReport,
} from "@saywhere/validators/content/import";
import { turns } from "../../lib/yield-to-event-loop.ts";
import type { ContentWriter } from "../../writes/content-writer.ts";
import { rowChecker } from "./check-rows.ts";
import { decodeFile } from "./decode-file.ts";
import type { CheckedRow, FileKind, KeyColumn } from "./file-kind.ts";
import { startReport, textSize } from "./import-report.ts";
import { listFile } from "./list-file.ts";
import { readCsv } from "./read-csv.ts";
import { readJson } from "./read-json.ts";
import { indexRecords, type RecordIndex } from "./record-index.ts";
import { translationFile } from "./translation-file.ts";

type Progress = Extract<ImportEvent, { type: "progress" }>;

export interface ImportFile {
  kind: ImportKind;
  bytes: Uint8Array;
  format: ImportFormat;
}

export interface ImportRun {
  dryRun: boolean;
  author: Author;
  /** Throws when the author may no longer write; called within the transaction, before the commit. */
  authorize(tx: Queryable): Promise<void>;
  /** Called after every few hundred rows. */
  onProgress(progress: Omit<Progress, "type">): void;
  /** Aborts the import, which then writes nothing. */
  signal: AbortSignal;
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
     * Compares a file with what is stored. Unless it is a dry run, writes all rows, or none when a row is invalid.
     *
     * @throws AppError BAD_REQUEST for a file that cannot be read, CONFLICT when a language or phrase was deleted
     * meanwhile
     */
    run: (file: ImportFile, run: ImportRun): Promise<ImportReport> => runs[file.kind](file, run),
  };
}

function importOf<Key extends KeyColumn, Fields, Write>(
  { db, writer }: ImportDeps,
  kind: FileKind<Key, Fields, Write>,
) {
  return async (file: ImportFile, run: ImportRun): Promise<ImportReport> => {
    const checked = await readRows(db, kind, file, run);
    if (run.dryRun || checked.some(({ problems }) => problems.length > 0)) {
      return (await compare(db, kind, checked, run)).report;
    }
    const { result, changeSetId } = await writer.run(run.author, "import", async (em) => {
      const tx = toQueryable(em);
      await kind.lock(tx, checked);
      const { report, writes } = await compare(tx, kind, checked, run);
      if (report.counts.invalid > 0) return report;
      await inBatches(writes, run, "writing", (batch) => kind.write(tx, batch));
      await run.authorize(tx);
      return { ...report, applied: true };
    });
    return { ...result, change_set_id: changeSetId };
  };
}

/** Reads and checks the rows one after the other, so that only the problems of an invalid row stay in memory. */
async function readRows<Key extends KeyColumn, Fields>(
  db: Queryable,
  kind: FileKind<Key, Fields, unknown>,
  { bytes, format }: ImportFile,
  run: ImportRun,
): Promise<CheckedRow<Key, Fields>[]> {
  const indexes = {} as Record<Key, RecordIndex>;
  for (const key of kind.keys) indexes[key] = indexRecords(await listNamed(db, key));
  const checkRow = rowChecker(kind, indexes);
  const takeTurn = turns();
  const pieces = decodeFile(bytes, (done, total) => {
    run.signal.throwIfAborted();
    run.onProgress({ phase: "reading", done, total });
  });
  const checked: CheckedRow<Key, Fields>[] = [];
  let invalid = 0;
  const read = format === "json" ? readJson : readCsv;
  for await (const row of read(pieces, IMPORT_FILES[kind.kind])) {
    const found = checkRow(row);
    if (found.problems.length > 0) invalid += 1;
    // The report shows no details of later invalid rows.
    if (invalid > IMPORT_REPORT_ROWS) found.problems.splice(1);
    checked.push(found);
    await takeTurn();
  }
  return checked;
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
    const compareWithStored = await kind.comparer(db, batch);
    for (const row of batch) {
      const planned = compareWithStored(row);
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
