import type { Dirent } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { StorageError } from "../../errors/storage-error.ts";

/** Characters that file systems interpret or do not support, and the character that marks an encoded one. */
// oxlint-disable-next-line no-control-regex -- The pattern must match control characters.
const UNSAFE = /[%\\:*?"<>|\u0000-\u001f\u007f]/g;
/** An empty segment, or one that names another folder. */
const ODD_SEGMENT = /^\.{0,2}$/;
/** Longest name of a file or a folder, in bytes. */
const MAX_NAME_LENGTH = 255;
/** The file of an object's headers has this ending beside the object's own name. */
export const HEADERS_ENDING = ".json";

/**
 * Returns the path of the file below a folder that stores an object: its key, as far as the file system supports it, so
 * that a web server can serve the folder unchanged.
 *
 * @throws StorageError for a name that no file can have
 */
export function keyToPath(folder: string, key: string): string {
  const segments = key.split("/").map(encodeSegment);
  if (key === "" || isTooLong(segments)) {
    throw new StorageError("key", "The file's name is too long. Choose a shorter one.");
  }
  return join(folder, ...segments);
}

/** Returns the key of a file or a folder from its path, with slashes; null for a name that no object has. */
function pathToKey(path: string): string | null {
  try {
    return path
      .split("/")
      .map((segment) => (segment === "%" ? "" : decodeURIComponent(segment)))
      .join("/");
  } catch {
    return null;
  }
}

function isTooLong(segments: readonly string[]): boolean {
  const names = [...segments.slice(0, -1), segments.at(-1) + HEADERS_ENDING];
  return names.some((name) => Buffer.byteLength(name) > MAX_NAME_LENGTH);
}

function encodeSegment(segment: string): string {
  if (segment === "") return "%";
  if (ODD_SEGMENT.test(segment)) return segment.replaceAll(".", "%2E");
  return segment.replace(
    UNSAFE,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`,
  );
}

interface Wanted {
  /** Prefix of the listed keys. */
  prefix: string;
  /** The listing starts after this key. */
  after: string;
}

/**
 * Yields the matching keys of the files below a folder, in byte order. Folders that cannot contain a matching key are
 * not read, and files that somebody else put there under a name that no object has are left out.
 */
export async function* listKeys(folder: string, wanted: Wanted, path = ""): AsyncGenerator<string> {
  const { prefix, after } = wanted;
  const afterBytes = Buffer.from(after);
  const entries = await readdir(join(folder, path), { withFileTypes: true }).catch(noneWhenMissing);
  const found = entries.flatMap((entry) => {
    const below = path === "" ? entry.name : `${path}/${entry.name}`;
    const isFolder = entry.isDirectory();
    const named = pathToKey(below);
    if (named === null || (!isFolder && isTooLong(below.split("/")))) return [];
    const key = named + (isFolder ? "/" : "");
    return [{ below, key, bytes: Buffer.from(key), isFolder }];
  });
  found.sort((a, b) => Buffer.compare(a.bytes, b.bytes));
  for (const { below, key, bytes, isFolder } of found) {
    const isAfter = Buffer.compare(bytes, afterBytes) > 0;
    if (!isFolder) {
      if (isAfter && key.startsWith(prefix)) yield key;
    } else if ((isAfter || after.startsWith(key)) && (key.startsWith(prefix) || prefix.startsWith(key))) {
      yield* listKeys(folder, wanted, below);
    }
  }
}

function noneWhenMissing(error: NodeJS.ErrnoException): Dirent[] {
  if (error.code === "ENOENT" || error.code === "ENOTDIR") return [];
  throw error;
}
