import type { Dirent } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { keyOfFile } from "./file-of-key.ts";

/**
 * The keys of all files below a folder that begin with a prefix, in the order of their bytes; folders that cannot
 * hold such a key are not read.
 */
export async function* walkKeys(folder: string, prefix: string, path = ""): AsyncGenerator<string> {
  const entries = await readdir(join(folder, path), { withFileTypes: true }).catch(noneWhenMissing);
  const found = entries.map((entry) => {
    const below = path === "" ? entry.name : `${path}/${entry.name}`;
    const key = keyOfFile(below) + (entry.isDirectory() ? "/" : "");
    return { below, key, bytes: Buffer.from(key), isFolder: entry.isDirectory() };
  });
  found.sort((a, b) => Buffer.compare(a.bytes, b.bytes));
  for (const { below, key, isFolder } of found) {
    if (isFolder && (key.startsWith(prefix) || prefix.startsWith(key)))
      yield* walkKeys(folder, prefix, below);
    else if (!isFolder && key.startsWith(prefix)) yield key;
  }
}

function noneWhenMissing(error: NodeJS.ErrnoException): Dirent[] {
  if (error.code === "ENOENT" || error.code === "ENOTDIR") return [];
  throw error;
}
