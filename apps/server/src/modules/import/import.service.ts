import { setImmediate } from "node:timers/promises";
import type { Author } from "@saywhere/db/change-set";
import {
  findTranslations,
  listNamed,
  lockTranslations,
  type StoredTranslation,
  writeTranslations,
} from "@saywhere/db/queries/import-export.queries";
import { type Queryable, toQueryable } from "@saywhere/db/queries/queryable";
import {
  IMPORT_REPORT_ROWS,
  type ImportEvent,
  type ImportFormat,
  type ImportReport,
} from "@saywhere/validators/content/import";
import { AppError } from "../../errors/app-error.ts";
import { turns } from "../../lib/yield-to-event-loop.ts";
import type { ContentWriter } from "../../writes/content-writer.ts";
import { type CheckedRow, keyOf, nameIndex, rowChecker } from "./check-rows.ts";
import { compareRow } from "./compare-row.ts";
import { decodeFile } from "./decode-file.ts";
import { startReport, textSize } from "./import-report.ts";
import { readCsv } from "./read-csv.ts";
import { readJson } from "./read-json.ts";

type Progress = Extract<ImportEvent, { type: "progress" }>;

export interface ImportFile {
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

export function createImportService({ db, writer }: { db: Queryable; writer: ContentWriter }) {
  return {
    /**
     * Compares a file with the stored translations. Unless it is a dry run, writes all rows, or none when a row is
     * invalid.
     *
     * @throws AppError BAD_REQUEST for a file that cannot be read, CONFLICT when a language or phrase was deleted
     * meanwhile
     */
    async run(file: ImportFile, run: ImportRun): Promise<ImportReport> {
      const checked = await readRows(db, file, run);
      if (run.dryRun || checked.some(({ problems }) => problems.length > 0)) {
        return (await compare(db, checked, run)).report;
      }
      const { result, changeSetId } = await writer.run(run.author, "import", async (em) => {
        const tx = toQueryable(em);
        await lock(tx, checked);
        const { report, writes } = await compare(tx, checked, run);
        if (report.counts.invalid > 0) return report;
        await write(tx, writes, run);
        await run.authorize(tx);
        return { ...report, applied: true };
      });
      return { ...result, change_set_id: changeSetId };
    },
  };
}

/** Reads and checks the rows one after the other, so that only the problems of an invalid row stay in memory. */
async function readRows(db: Queryable, { bytes, format }: ImportFile, run: ImportRun): Promise<CheckedRow[]> {
  const [languages, phrases] = [await listNamed(db, "language"), await listNamed(db, "phrase")];
  const checkRow = rowChecker(nameIndex(languages), nameIndex(phrases));
  const takeTurn = turns();
  const pieces = decodeFile(bytes, (done, total) => {
    run.signal.throwIfAborted();
    run.onProgress({ phase: "reading", done, total });
  });
  const checked: CheckedRow[] = [];
  let invalid = 0;
  for await (const row of format === "json" ? readJson(pieces) : readCsv(pieces)) {
    const found = checkRow(row);
    if (found.problems.length > 0) invalid += 1;
    // The report shows no details of later invalid rows.
    if (invalid > IMPORT_REPORT_ROWS) found.problems.splice(1);
    checked.push(found);
    await takeTurn();
  }
  return checked;
}

async function lock(tx: Queryable, checked: CheckedRow[]): Promise<void> {
  const pairs = checked.flatMap(({ pair }) => pair ?? []);
  const languageIds = [...new Set(pairs.map(({ languageId }) => languageId))];
  const phraseIds = [...new Set(pairs.map(({ phraseId }) => phraseId))];
  if (!(await lockTranslations(tx, languageIds, phraseIds))) {
    throw new AppError("CONFLICT", "A language or phrase of the file was just deleted. Import it again.");
  }
}

async function compare(
  db: Queryable,
  checked: CheckedRow[],
  run: ImportRun,
): Promise<{ report: ImportReport; writes: StoredTranslation[] }> {
  const takeTurn = turns();
  const report = startReport();
  const writes: StoredTranslation[] = [];
  await inBatches(checked, run, "checking", async (batch) => {
    const stored = await findTranslations(
      db,
      batch.flatMap(({ pair }) => pair ?? []),
    );
    const byPair = new Map(stored.map((translation) => [keyOf(translation), translation]));
    for (const row of batch) {
      const planned = compareRow(row, row.pair ? byPair.get(keyOf(row.pair)) : undefined);
      report.add(planned.row);
      if (planned.write && !run.dryRun) writes.push(planned.write);
      await takeTurn();
    }
  });
  return { report: report.end(), writes };
}

async function write(tx: Queryable, translations: StoredTranslation[], run: ImportRun): Promise<void> {
  await inBatches(translations, run, "writing", (batch) => writeTranslations(tx, batch));
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
