import { existsSync } from "node:fs";
import { realpath } from "node:fs/promises";
import { basename, dirname, join, relative, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { ExportError } from "./export-file.ts";

const REPOSITORY = fileURLToPath(new URL("../../../../../", import.meta.url));

/** The folder in the repository that Git ignores. */
const DATA = ".data";

/**
 * Resolves the folder of a static export.
 *
 * @param given the path as the person who exports typed it
 * @returns the real path, with links followed
 * @throws ExportError for a path that conflicts with the repository
 */
export async function resolveExportFolder(given: string): Promise<string> {
  const folder = await followLinks(resolve(given));
  const inside = within(await realpath(REPOSITORY), folder);
  if (inside !== null && inside[0] !== DATA) {
    throw new ExportError(
      `${folder} lies among the sources of Saywhere. Name a folder outside of them, such as ../saywhere-site.`,
    );
  }
  if (within(folder, await realpath(REPOSITORY)) !== null) {
    throw new ExportError(`${folder} holds Saywhere itself. Name a folder of its own for the static export.`);
  }
  return folder;
}

/** Returns the names that lead from a folder to one inside it; null if it is elsewhere. */
function within(outer: string, inner: string): string[] | null {
  const names = relative(outer, inner).split(sep);
  return names[0] === ".." ? null : names;
}

/** Returns the real path, also of a folder that does not exist yet. */
async function followLinks(path: string): Promise<string> {
  if (existsSync(path) || dirname(path) === path) return realpath(path);
  return join(await followLinks(dirname(path)), basename(path));
}
