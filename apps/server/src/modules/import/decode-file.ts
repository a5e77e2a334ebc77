import { fileError } from "./file-error.ts";

/**
 * Reads the text of a file: UTF-8, or UTF-16 where the first two bytes say so, as Excel's "Unicode Text" does.
 *
 * @throws AppError BAD_REQUEST for any other encoding, rather than import garbled scripts
 */
export function decodeFile(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes);
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch (error) {
    throw fileError(
      encoding === "utf-8"
        ? "The file is not in UTF-8. In Excel, save it as “CSV UTF-8 (comma delimited)”."
        : "The file says that it is in UTF-16, and is not. Save it as UTF-8.",
      error,
    );
  }
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  return first === 0xfe && second === 0xff ? "utf-16be" : "utf-8";
}
