import { createHash } from "node:crypto";
import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { ExportConfig } from "./export-services.ts";

/**
 * All sources of the running code: data files and sitemaps have no recorded dependencies, so any source may affect
 * them.
 */
export const RUNNING = [
  "apps/server/src",
  "packages/db/src",
  "packages/search/src",
  "packages/validators/src",
  // Contains the exact versions of all libraries.
  "pnpm-lock.yaml",
].map((path) => fileURLToPath(new URL(`../../../../../${path}`, import.meta.url)));

/**
 * Returns a short hash of everything that determines an export besides the content: while both are the same, every file
 * is the same.
 */
export function siteFingerprint({
  webDir,
  publicUrl,
  mediaUrl,
  gzip = false,
}: ExportConfig): Promise<string> {
  // No file of the static export comes from the admin UI.
  const built = ["client", "server"].map((folder) => join(webDir, folder));
  return fingerprintFiles([...built, ...RUNNING], [publicUrl, mediaUrl, encoding(gzip)]);
}

/** Short hashes of the code that turns content into files: with other code, the same content results in other files. */
export interface RenderFingerprints {
  pages: string;
  shareImages: string;
}

const inServer = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/** Contains the exact versions of libraries. */
const PACKAGE = inServer("package.json");
const MODULE = "src/modules/static-export";
const PARTS = ["src/rendering", "src/http/security-headers.ts"];

/** The sources of the server that affect the files. */
export const SOURCES = {
  pages: [PACKAGE, ...[MODULE, ...PARTS].map(inServer)],
  shareImages: [PACKAGE, inServer("src/modules/share-image")],
};

/** With another encoding, the same page is another file; images have only one. */
const encoding = (gzip: boolean): string => (gzip ? "gzip" : "identity");

/** Returns the identity of the rendering code, from its files, and of the encoding. */
export async function renderFingerprints({
  webDir,
  gzip = false,
}: Pick<ExportConfig, "webDir" | "gzip">): Promise<RenderFingerprints> {
  const built = [join(webDir, "server"), join(webDir, "client", ".vite", "manifest.json")];
  return {
    pages: await fingerprintFiles([...built, ...SOURCES.pages], [encoding(gzip)]),
    shareImages: await fingerprintFiles(SOURCES.shareImages),
  };
}

/**
 * Returns a short hash that identifies a version of some files.
 *
 * @param paths of files, and of folders of which all files are included; a missing path counts as empty
 * @param values further values that affect the hash
 */
async function fingerprintFiles(paths: string[], values: string[] = []): Promise<string> {
  const identity = createHash("sha256").update(JSON.stringify([madeBy(), ...values]));
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
