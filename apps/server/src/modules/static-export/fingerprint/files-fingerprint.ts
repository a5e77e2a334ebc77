import { createHash } from "node:crypto";
import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";

/**
 * Tells one version of some files from another one, in a few letters.
 *
 * @param paths of files, and of folders whose files all count; what is not there counts as empty
 * @param told what makes a difference besides
 */
export async function filesIdentity(paths: string[], told: string[] = []): Promise<string> {
  const identity = createHash("sha256").update(JSON.stringify([madeBy(), ...told]));
  for (const path of paths) {
    const files = await filesOf(path);
    const contents = await Promise.all(files.map((file) => readFile(file)));
    for (const [index, content] of contents.entries()) {
      const name = files[index]?.slice(path.length);
      identity.update(`\n${content.length} ${name}\n`).update(content);
    }
  }
  return identity.digest("base64url");
}

/** The year is in the footer of each page; names and numbers are written as the version of ICU does. */
function madeBy(): string {
  const { node, icu = "" } = process.versions;
  return `${new Date().getFullYear()} ${node} ${icu}`;
}

/** The files of a folder and of those in it, in an order that does not depend on the disk; a file is its own. */
async function filesOf(path: string): Promise<string[]> {
  const found = await stat(path).catch(() => null);
  if (!found?.isDirectory()) return found ? [path] : [];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();
}
