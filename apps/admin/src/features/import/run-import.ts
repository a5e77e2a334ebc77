import {
  type ImportEvent,
  type ImportFormat,
  type ImportReport,
  importEvent,
} from "@saywhere/validators/import";
import { askToSignInAgain } from "../../lib/session/sign-in-again.ts";
import { readLines } from "./read-lines.ts";

export type ImportProgress = Extract<ImportEvent, { type: "progress" }>;

export interface ChosenFile {
  name: string;
  format: ImportFormat;
  bytes: ArrayBuffer;
}

/** Why an import failed, in words for people. */
export class ImportFailure extends Error {}

const TYPES: Record<ImportFormat, string> = { csv: "text/csv", json: "application/json" };
const CUT_OFF = "The connection was cut off before the end. Check the file again to see where things stand.";
const UNREACHABLE = "The server cannot be reached. Check your connection and try again.";
const NO_PROPER_ANSWER = "The server did not answer as it should. Try again in a moment.";

/**
 * Sends a file, to be compared with the translations or to be imported.
 *
 * @param watch is told how far it is, and ends it
 * @throws ImportFailure
 */
export async function runImport(
  file: ChosenFile,
  dryRun: boolean,
  watch: { onProgress(progress: ImportProgress): void; signal: AbortSignal },
): Promise<ImportReport> {
  const response = await send(file, dryRun, watch.signal);
  if (response.status === 401 && (await askToSignInAgain())) return runImport(file, dryRun, watch);
  if (!response.ok || !response.body) throw new ImportFailure(await messageOf(response));
  try {
    for await (const line of readLines(response.body)) {
      const event = importEvent.parse(JSON.parse(line));
      if (event.type === "report") return event.report;
      if (event.type === "error") throw new ImportFailure(event.message);
      watch.onProgress(event);
    }
  } catch (error) {
    // `fetch` breaks a stream off with a TypeError when the connection is gone.
    throw error instanceof TypeError ? new ImportFailure(CUT_OFF, { cause: error }) : error;
  }
  throw new ImportFailure(CUT_OFF);
}

async function send({ format, bytes }: ChosenFile, dryRun: boolean, signal: AbortSignal): Promise<Response> {
  const query = new URLSearchParams({ format, dry_run: String(dryRun) });
  try {
    return await fetch(`/api/language-phrases/import?${query}`, {
      method: "POST",
      headers: { "content-type": TYPES[format] },
      body: bytes,
      signal,
    });
  } catch (error) {
    throw error instanceof TypeError ? new ImportFailure(UNREACHABLE, { cause: error }) : error;
  }
}

async function messageOf(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => null);
  const message = body && typeof body === "object" && "message" in body ? body.message : null;
  return typeof message === "string" ? message : NO_PROPER_ANSWER;
}
