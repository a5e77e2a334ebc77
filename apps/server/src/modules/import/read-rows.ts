import { listNamed } from "@saywhere/db/queries/import-export.queries";
import type { Queryable } from "@saywhere/db/queries/queryable";
import {
  IMPORT_FILES,
  type ImportEvent,
  type ImportFormat,
  type ImportKind,
} from "@saywhere/validators/content/import";
import { turns } from "../../lib/yield-to-event-loop.ts";
import { rowChecker } from "./check-rows.ts";
import { decodeFile, type FileRow } from "./decode-file.ts";
import type { CheckedRow, FileKind, KeyColumn } from "./import-kind.ts";
import { readCsv } from "./read-csv.ts";
import { readJson } from "./read-json.ts";
import { indexRecords, type RecordIndex } from "./resolve-record-name.ts";

export type Progress = Extract<ImportEvent, { type: "progress" }>;

export interface ImportFile {
  kind: ImportKind;
  bytes: Uint8Array;
  format: ImportFormat;
}

export interface ImportWatch {
  /** Called after every few hundred rows. */
  onProgress(progress: Omit<Progress, "type">): void;
  /** Aborts the import, which then writes nothing. */
  signal: AbortSignal;
}

export interface ReadRow<Key extends KeyColumn, Fields> {
  values: FileRow["values"];
  checked: CheckedRow<Key, Fields>;
}

/** Reads and checks the rows one after the other. */
export async function* readRows<Key extends KeyColumn, Fields>(
  db: Queryable,
  kind: FileKind<Key, Fields, unknown>,
  { bytes, format }: ImportFile,
  watch: ImportWatch,
): AsyncGenerator<ReadRow<Key, Fields>> {
  const indexes = {} as Record<Key, RecordIndex>;
  for (const key of kind.keys) indexes[key] = indexRecords(await listNamed(db, key));
  const checkRow = rowChecker(kind, indexes);
  const takeTurn = turns();
  const pieces = decodeFile(bytes, (done, total) => {
    watch.signal.throwIfAborted();
    watch.onProgress({ phase: "reading", done, total });
  });
  const read = format === "json" ? readJson : readCsv;
  for await (const row of read(pieces, IMPORT_FILES[kind.kind])) {
    yield { values: row.values, checked: checkRow(row) };
    await takeTurn();
  }
}
