import type { Dirent } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { keyOfFile } from "./key-to-path.ts";

interface Wanted {
  /** Prefix of the listed keys. */
  prefix: string;
  /** The listing starts after this key. */
  after: string;
}

/**
 * Yields the matching keys of the files below a folder, in byte order. Folders that cannot contain a matching key are
 * not read.
 */
export async function* walkKeys(folder: string, wanted: Wanted, path = ""): AsyncGenerator<string> {
  const { prefix, after } = wanted;
  const afterBytes = Buffer.from(after);
  const entries = await readdir(join(folder, path), { withFileTypes: true }).catch(noneWhenMissing);
  const found = entries.map((entry) => {
    const below = path === "" ? entry.name : `${path}/${entry.name}`;
    const key = keyOfFile(below) + (entry.isDirectory() ? "/" : "");
    return { below, key, bytes: Buffer.from(key), isFolder: entry.isDirectory() };
  });
  found.sort((a, b) => Buffer.compare(a.bytes, b.bytes));
  for (const { below, key, bytes, isFolder } of found) {
    const isAfter = Buffer.compare(bytes, afterBytes) > 0;
    if (!isFolder) {
      if (isAfter && key.startsWith(prefix)) yield key;
    } else if ((isAfter || after.startsWith(key)) && (key.startsWith(prefix) || prefix.startsWith(key))) {
      yield* walkKeys(folder, wanted, below);
    }
  }
}

function noneWhenMissing(error: NodeJS.ErrnoException): Dirent[] {
  if (error.code === "ENOENT" || error.code === "ENOTDIR") return [];
  throw error;
}
