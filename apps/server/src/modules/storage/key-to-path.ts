import { join } from "node:path";
import { StorageError } from "../../errors/storage-error.ts";

/** Characters that file systems interpret or do not support, and the character that marks an encoded one. */
// oxlint-disable-next-line no-control-regex -- The pattern must match control characters.
const UNSAFE = /[%\\:*?"<>|\u0000-\u001f\u007f]/g;
/** An empty segment, or one that names another folder. */
const ODD_SEGMENT = /^\.{0,2}$/;
/** Longest name of a file or a folder, in bytes. */
const LONGEST_NAME = 255;

/**
 * Returns the path of the file below a folder that stores an object: its key, as far as the file system supports it, so
 * that a web server can serve the folder unchanged.
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

/** Returns the key of a file from its path below the folder, with slashes. */
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
