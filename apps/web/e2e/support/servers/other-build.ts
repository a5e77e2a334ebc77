import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const BUILT = join(import.meta.dirname, "../../../dist");
const ENTRY = /^entry-client-(.+)\.js$/;

export interface OtherBuild {
  dir: string;
  /** The name of the script that every page of this build loads, and of the one that they load otherwise. */
  entry: string;
  replaces: string;
  remove: () => Promise<void>;
}

/** The built web app as the next release would have it: a script of all pages has another name. */
export async function otherBuild(): Promise<OtherBuild> {
  const dir = await mkdtemp(join(tmpdir(), "saywhere-e2e-build-"));
  await cp(BUILT, dir, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) });
  const assets = join(dir, "client/assets");
  const replaces = (await readdir(assets)).find((name) => ENTRY.test(name));
  if (!replaces) throw new Error("The built web app has no script that begins with entry-client");
  const entry = replaces.replace(ENTRY, "entry-client-nextone1.js");
  for (const name of await readdir(dir, { recursive: true })) {
    if (!/\.(js|json)$/.test(name)) continue;
    const text = await readFile(join(dir, name), "utf8");
    if (text.includes(replaces)) await writeFile(join(dir, name), text.replaceAll(replaces, entry));
  }
  await rename(join(assets, replaces), join(assets, entry));
  return { dir, entry, replaces, remove: () => rm(dir, { recursive: true }) };
}
