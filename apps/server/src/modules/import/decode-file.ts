import { setImmediate } from "node:timers/promises";
import { AppError } from "../../errors/app-error.ts";

/** A row of a file as it was read. Fields that the file omits are missing, and stay unchanged. */
export interface FileRow {
  /** Line of the file, or position in the list, starting at 1. */
  line: number;
  values: Record<string, unknown>;
  /** Why no value can be checked, such as cells that may stand in the wrong columns. */
  error?: string;
  /** Names of fields that do not exist; the values of the others can be checked. */
  unknown?: string[];
}

/** Longest row in characters, with its delimiters: twice the total that its fields may have. */
export const MAX_ROW_LENGTH = 1_000_000;

/** Called for each chunk of a file that is read, with the progress. */
export type OnProgress = (done: number, total: number) => void;

/** Number of bytes that are decoded at a time; the server handles other requests between two chunks. */
const PIECE = 16 * 1024;

/**
 * Decodes the text of a file in chunks: UTF-8, or UTF-16 if the first two bytes are its byte order mark, as in Excel's
 * "Unicode Text".
 *
 * @throws AppError BAD_REQUEST for a file that is not text, and for any other encoding, rather than import garbled
 *   scripts
 */
export async function* decodeFile(bytes: Uint8Array, onProgress: OnProgress): AsyncGenerator<string> {
  const encoding = encodingOf(bytes);
  if (encoding === "utf-8" && isBinary(bytes)) {
    throw fileError("The file is not CSV or JSON. Choose a CSV or JSON file that is saved as UTF-8.");
  }
  const decoder = new TextDecoder(encoding, { fatal: true });
  const decode = (piece?: Uint8Array): string => {
    try {
      return decoder.decode(piece, { stream: piece !== undefined });
    } catch (error) {
      throw fileError(
        encoding === "utf-8"
          ? "The file is not in UTF-8. In Excel, save it as “CSV UTF-8 (comma delimited)”."
          : "The file says that it is in UTF-16, and is not. Save it as UTF-8.",
        error,
      );
    }
  };
  for (let start = 0; start < bytes.length; start += PIECE) {
    onProgress(start, bytes.length);
    yield decode(bytes.subarray(start, start + PIECE));
    await setImmediate();
  }
  yield decode();
}

/** Longer than the headers of images, archives and the like, which have null bytes. */
const HEADER_LENGTH = 512;

/** Whether a file starts with bytes that no text starts with. */
function isBinary(bytes: Uint8Array): boolean {
  const header = bytes.subarray(0, HEADER_LENGTH);
  return header.includes(0) || new TextDecoder("latin1").decode(header).startsWith("%PDF-");
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  return first === 0xfe && second === 0xff ? "utf-16be" : "utf-8";
}

/** Creates the error for a file that cannot be read at all; errors of single rows are in the report instead. */
export function fileError(message: string, cause?: unknown): AppError {
  return new AppError("BAD_REQUEST", message, { cause });
}
