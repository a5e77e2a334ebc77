import { existsSync } from "node:fs";
import { realpath } from "node:fs/promises";
import { basename, dirname, join, relative, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { SiteError } from "../files/export-error.ts";

const REPOSITORY = fileURLToPath(new URL("../../../../../../", import.meta.url));

/** The folder in the repository that is kept out of it. */
const DATA = ".data";

/**
 * Finds the place of a copy.
 *
 * @param given a path as the person who exports writes it
 * @returns where that really is, with links followed
 * @throws SiteError where none is given, and for one that would get in the way of the repository
 */
export async function chooseSiteFolder(given: string | undefined): Promise<string> {
  if (!given)
    throw new SiteError("Say where to write the copy: pnpm site:export DIR, such as ../saywhere-site.");
  const folder = await followLinks(resolve(given));
  const inside = within(await realpath(REPOSITORY), folder);
  if (inside !== null && inside[0] !== DATA) {
    throw new SiteError(
      `${folder} lies among the sources of Saywhere. Name a folder outside of them, such as ../saywhere-site.`,
    );
  }
  if (within(folder, await realpath(REPOSITORY)) !== null) {
    throw new SiteError(`${folder} holds Saywhere itself. Name a folder of its own for the copy.`);
  }
  return folder;
}

/** The names that lead from a folder to one in it; null where it is elsewhere. */
function within(outer: string, inner: string): string[] | null {
  const names = relative(outer, inner).split(sep);
  return names[0] === ".." ? null : names;
}

/** The real path, also of a folder that is yet to be made. */
async function followLinks(path: string): Promise<string> {
  if (existsSync(path) || dirname(path) === path) return realpath(path);
  return join(await followLinks(dirname(path)), basename(path));
}
