import { glob, readFile } from "node:fs/promises";
import { join, sep } from "node:path";
import type { PlannedFile } from "./files/lazy-file.ts";

/**
 * Returns the build output of the web app: hashed assets first, then the icons. The files are not compressed, because
 * servers compress them.
 */
export async function builtFiles(webDir: string): Promise<PlannedFile[]> {
  const folder = join(webDir, "client");
  const keys: string[] = [];
  for await (const entry of glob("**/*", { cwd: folder, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name).slice(folder.length + 1);
    if (entry.isFile() && !/\.(?:br|gz)$/.test(path)) keys.push(path.replaceAll(sep, "/"));
  }
  const isAsset = (key: string) => Number(key.startsWith("assets/"));
  keys.sort((a, b) => isAsset(b) - isAsset(a) || (a < b ? -1 : 1));
  return keys.map((key) => ({ key, make: () => readFile(join(folder, key)) }));
}
