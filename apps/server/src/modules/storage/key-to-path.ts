import { join } from "node:path";
import { StorageError } from "../../errors/storage-error.ts";

/** What file systems take for something else, or cannot hold; and the sign that stands for what was encoded. */
// oxlint-disable-next-line no-control-regex -- Control characters are what is looked for.
const UNSAFE = /[%\\:*?"<>|\u0000-\u001f\u007f]/g;
/** An empty segment, and those that lead elsewhere. */
const ODD_SEGMENT = /^\.{0,2}$/;
/** In bytes, of a name in a folder. */
const LONGEST_NAME = 255;

/**
 * The file below a folder that holds an object: its key, as far as a file system can have it, so that a web server
 * can serve the folder as it is.
 *
 * @throws StorageError for a name that no file can have
 */
export function fileOfKey(folder: string, key: string): string {
  const segments = key.split("/").map(encodeSegment);
  if (key === "" || segments.some((segment) => Buffer.byteLength(segment) > LONGEST_NAME)) {
    throw new StorageError("key", "The file's name is too long. Choose a shorter one.");
  }
  return join(folder, ...segments);
}

/** The key of a file, by its path below the folder, with slashes. */
export function keyOfFile(path: string): string {
  return path
    .split("/")
    .map((segment) => (segment === "%" ? "" : decodeURIComponent(segment)))
    .join("/");
}

function encodeSegment(segment: string): string {
  if (segment === "") return "%";
  if (ODD_SEGMENT.test(segment)) return segment.replaceAll(".", "%2E");
  return segment.replace(
    UNSAFE,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`,
  );
}
