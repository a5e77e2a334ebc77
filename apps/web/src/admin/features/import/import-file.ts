import type { ChosenFile } from "./run-import.ts";
import { TransferFailure } from "./transfer-request.ts";

/** The server's maximum. */
const MOST_BYTES = 32 * 1024 * 1024;

/**
 * Reads a file immediately: browsers cannot send a file that is changed afterwards.
 *
 * @throws TransferFailure when it is too large or cannot be read
 */
export async function readFile(file: File): Promise<ChosenFile> {
  if (file.size > MOST_BYTES) {
    throw new TransferFailure("The file is larger than 32 MB. Split it into several files.");
  }
  if (/\.(xlsx?|ods|numbers)$/i.test(file.name)) {
    throw new TransferFailure("This is a spreadsheet. Save it as CSV (UTF-8) first, and choose that file.");
  }
  const bytes = await file.arrayBuffer().catch((cause: unknown) => {
    throw new TransferFailure("The file could not be read. Choose it again.", { cause });
  });
  return { name: file.name, format: /\.json$/i.test(file.name) ? "json" : "csv", bytes };
}

/** Wraps pasted rows as a file. */
export function pastedFile(text: string): ChosenFile {
  const format = /^\s*[[{]/.test(text) ? "json" : "csv";
  return { name: "Pasted rows", format, bytes: new TextEncoder().encode(text).buffer };
}
