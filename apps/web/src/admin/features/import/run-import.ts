import {
  IMPORT_FILES,
  type ImportEvent,
  type ImportFormat,
  type ImportKind,
  type ImportReport,
  importEvent,
} from "@saywhere/validators/content/import";
import { TransferFailure, transfer } from "../../lib/transfer/transfer-request.ts";

export type ImportProgress = Extract<ImportEvent, { type: "progress" }>;

export interface ChosenFile {
  name: string;
  format: ImportFormat;
  bytes: ArrayBuffer;
}

/** What an import does: only a check, all rows or none, or all rows without errors. */
export type ImportMode = "check" | "all" | "valid";

const TYPES: Record<ImportFormat, string> = { csv: "text/csv", json: "application/json" };
const CUT_OFF = "The connection was lost. Check the file again to see whether it was imported.";

/**
 * Sends a file to be checked against what is stored, or to be imported.
 *
 * @param watch receives the progress, and can abort the import
 * @throws TransferFailure
 */
export async function runImport(
  kind: ImportKind,
  file: ChosenFile,
  mode: ImportMode,
  watch: { onProgress(progress: ImportProgress): void; signal: AbortSignal },
): Promise<ImportReport> {
  const [url, init] = importRequest(kind, file, mode, "application/x-ndjson");
  const { body } = await transfer(url, { ...init, signal: watch.signal });
  if (!body) throw new TransferFailure(CUT_OFF);
  try {
    for await (const line of readLines(body)) {
      const event = importEvent.parse(JSON.parse(line));
      if (event.type === "report") return event.report;
      if (event.type === "error") throw new TransferFailure(event.message);
      watch.onProgress(event);
    }
  } catch (error) {
    // `fetch` fails a stream with a TypeError when the connection is lost.
    throw error instanceof TypeError ? new TransferFailure(CUT_OFF, { cause: error }) : error;
  }
  throw new TransferFailure(CUT_OFF);
}

/** The request for the rows of a file that have errors, as CSV. */
export const invalidRowsRequest = (kind: ImportKind, file: ChosenFile) =>
  importRequest(kind, file, "check", "text/csv");

function importRequest(
  kind: ImportKind,
  file: ChosenFile,
  mode: ImportMode,
  accept: string,
): [url: string, init: RequestInit] {
  const query = new URLSearchParams({ format: file.format, dry_run: String(mode === "check") });
  if (mode === "valid") query.set("skip_invalid", "true");
  return [
    `/api${IMPORT_FILES[kind].path}/import?${query}`,
    { method: "POST", headers: { "content-type": TYPES[file.format], accept }, body: file.bytes },
  ];
}

/** Yields the lines of a response as they arrive. A last line without its newline was cut off, and is left out. */
async function* readLines(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<string> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    const lines = (rest + value).split("\n");
    rest = lines.pop() ?? "";
    yield* lines.filter(Boolean);
  }
}
