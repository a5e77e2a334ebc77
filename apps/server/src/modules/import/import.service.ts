import { setImmediate } from "node:timers/promises";
import {
  findTranslations,
  listNamed,
  lockTranslations,
  writeTranslations,
} from "@saywhere/db/queries/import.queries";
import type { Queryable } from "@saywhere/db/queries/queryable";
import { queryableOf } from "@saywhere/db/queries/transaction-queryable";
import type { Author } from "@saywhere/db/record-changes";
import type { ImportEvent, ImportFormat, ImportReport } from "@saywhere/validators/content/import";
import { AppError } from "../../app-error.ts";
import type { ContentWriter } from "../../record-writes/content-writer.ts";
import { type CheckedRow, keyOf, rowChecker } from "./check-rows.ts";
import { compareRow, type PlannedRow } from "./compare-row.ts";
import { decodeFile } from "./decode-file.ts";
import type { FileRow } from "./file-row.ts";
import { importReport } from "./import-report.ts";
import { nameIndex } from "./name-index.ts";
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
  /** Throws when the author may no longer write; asked within the transaction, before it is committed. */
  authorize(tx: Queryable): Promise<void>;
  /** Told after every few hundred rows. */
  tell(progress: Omit<Progress, "type">): void;
  /** Ends the import; nothing is written then. */
  signal: AbortSignal;
}

export interface ImportService {
  /**
   * Compares a file with the translations, and unless it is a dry run writes all of it, or nothing when a row
   * is not valid.
   *
   * @throws AppError BAD_REQUEST for a file that cannot be read, CONFLICT when a language or phrase went meanwhile
   */
  run(file: ImportFile, run: ImportRun): Promise<ImportReport>;
}

/** Rows worked on at a time: between two batches others have their turn. */
const BATCH = 500;

export function createImportService(db: Queryable, writer: ContentWriter): ImportService {
  return {
    async run(file, run) {
      const rows = await read(file, run);
      const checked = await check(db, rows, run);
      if (run.dryRun || checked.some(({ problems }) => problems.length > 0)) {
        return importReport(await compare(db, checked, run));
      }
      const { result, changeSetId } = await writer.run(run.author, "import", async (em) => {
        const tx = queryableOf(em);
        await lock(tx, checked);
        const planned = await compare(tx, checked, run);
        if (planned.some(({ row }) => row.outcome === "invalid")) return importReport(planned);
        await write(tx, planned, run);
        await run.authorize(tx);
        return { ...importReport(planned), applied: true };
      });
      return { ...result, change_set_id: changeSetId };
    },
  };
}

async function read({ bytes, format }: ImportFile, { tell }: ImportRun): Promise<FileRow[]> {
  const text = decodeFile(bytes);
  if (format === "json") return readJson(text);
  return readCsv(text, (done, total) => tell({ phase: "reading", done, total }));
}

async function check(db: Queryable, rows: FileRow[], run: ImportRun): Promise<CheckedRow[]> {
  const [languages, phrases] = [await listNamed(db, "language"), await listNamed(db, "phrase")];
  const checkRow = rowChecker(nameIndex(languages), nameIndex(phrases));
  return inBatches(rows, run, "checking", async (batch) => batch.map(checkRow));
}

async function lock(tx: Queryable, checked: CheckedRow[]): Promise<void> {
  const pairs = checked.flatMap(({ pair }) => pair ?? []);
  const languageIds = [...new Set(pairs.map(({ languageId }) => languageId))];
  const phraseIds = [...new Set(pairs.map(({ phraseId }) => phraseId))];
  if (!(await lockTranslations(tx, languageIds, phraseIds))) {
    throw new AppError("CONFLICT", "A language or phrase of the file was just deleted. Import it again.");
  }
}

async function compare(db: Queryable, checked: CheckedRow[], run: ImportRun): Promise<PlannedRow[]> {
  return inBatches(checked, run, null, async (batch) => {
    const stored = await findTranslations(
      db,
      batch.flatMap(({ pair }) => pair ?? []),
    );
    const byPair = new Map(stored.map((translation) => [keyOf(translation), translation]));
    return batch.map((row) => compareRow(row, row.pair ? byPair.get(keyOf(row.pair)) : undefined));
  });
}

async function write(tx: Queryable, planned: PlannedRow[], run: ImportRun): Promise<void> {
  const translations = planned.flatMap(({ write: translation }) => translation ?? []);
  await inBatches(translations, run, "writing", async (batch) => {
    await writeTranslations(tx, batch);
    return [];
  });
}

/** Works through items, tells how far it is, and stops when nobody waits for the result any more. */
async function inBatches<T, R>(
  items: T[],
  { tell, signal }: ImportRun,
  phase: Progress["phase"] | null,
  work: (batch: T[]) => Promise<R[]>,
): Promise<R[]> {
  const results: R[] = [];
  for (let start = 0; start < items.length; start += BATCH) {
    signal.throwIfAborted();
    if (phase) tell({ phase, done: start, total: items.length });
    for (const result of await work(items.slice(start, start + BATCH))) results.push(result);
    await setImmediate();
  }
  if (phase) tell({ phase, done: items.length, total: items.length });
  return results;
}
