import { createHash } from "node:crypto";
import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";

/**
 * Returns a short hash that identifies a version of some files.
 *
 * @param paths of files, and of folders of which all files are included; a missing path counts as empty
 * @param told further values that affect the hash
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

/** The year is in the footer of each page; the ICU version determines how names and numbers are formatted. */
function madeBy(): string {
  const { node, icu = "" } = process.versions;
  return `${new Date().getFullYear()} ${node} ${icu}`;
}

/**
 * Lists the files of a folder and its subfolders in an order that does not depend on the disk; for a file, the file
 * itself.
 */
async function filesOf(path: string): Promise<string[]> {
  const found = await stat(path).catch(() => null);
  if (!found?.isDirectory()) return found ? [path] : [];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();
}
