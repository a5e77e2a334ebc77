import { createHash } from "node:crypto";
import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** What makes files of content, in a few letters each: with other code the same content gives other files. */
export interface RenderIdentity {
  pages: string;
  shareImages: string;
}

const SOURCES = fileURLToPath(new URL("../../", import.meta.url));
/** It names the exact versions of libraries. */
const PACKAGE = fileURLToPath(new URL("../../../package.json", import.meta.url));
const OWN = ["modules/static-site", "pages/script-hashes.ts", "plugins/security-headers.ts"];
const DRAWING = ["modules/share-image"];

/** Tells one version of what renders from another one, by its files. */
export async function readRenderIdentity(webDir: string): Promise<RenderIdentity> {
  const ofSources = (names: string[]) => names.map((name) => join(SOURCES, name));
  return {
    pages: await identityOf([
      join(webDir, "server"),
      join(webDir, "client", ".vite", "manifest.json"),
      PACKAGE,
      ...ofSources(OWN),
    ]),
    shareImages: await identityOf([PACKAGE, ...ofSources(DRAWING)]),
  };
}

/** The year is in the footer of each page; names and numbers are written as the version of ICU does. */
async function identityOf(paths: string[]): Promise<string> {
  const { node, icu = "" } = process.versions;
  const identity = createHash("sha256").update(`${new Date().getFullYear()} ${node} ${icu}`);
  for (const path of paths) {
    for (const file of await filesOf(path)) {
      const content = await readFile(file);
      identity.update(`\n${content.length} ${file.slice(path.length)}\n`).update(content);
    }
  }
  return identity.digest("base64url");
}

/** The files of a folder and of those in it, in an order that does not depend on the disk; a file is its own. */
async function filesOf(path: string): Promise<string[]> {
  const files: string[] = [];
  for await (const entry of glob([path, join(path, "**")], { withFileTypes: true })) {
    if (entry.isFile()) files.push(join(entry.parentPath, entry.name));
  }
  return [...new Set(files)].sort();
}
