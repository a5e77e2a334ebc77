import { mkdir, stat } from "node:fs/promises";
import { dirname } from "node:path";

/**
 * Makes a folder, and those above it that are missing, each by itself: Node's own way to make several goes on for ever
 * where a folder takes none, as `/proc` does.
 *
 * @param path an absolute path
 * @returns the first that was made; null where all were there
 * @throws an error of the file system: ENOENT where a folder takes none
 */
export async function mkdirRecursive(path: string, mode = 0o777): Promise<string | null> {
  try {
    await mkdir(path, { mode });
    return path;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EEXIST" && (await stat(path)).isDirectory()) return null;
    if (code !== "ENOENT" || dirname(path) === path) throw error;
  }
  const first = await mkdirRecursive(dirname(path), mode);
  try {
    await mkdir(path, { mode });
  } catch (error) {
    // Somebody else made it meanwhile.
    if ((error as NodeJS.ErrnoException).code !== "EEXIST" || !(await stat(path)).isDirectory()) throw error;
  }
  return first ?? path;
}
