import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { SiteSource } from "../source/site-reader.ts";
import { filesIdentity } from "./files-fingerprint.ts";

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
].map((path) => fileURLToPath(new URL(`../../../../../../${path}`, import.meta.url)));

/**
 * Returns a short hash of everything that determines an export besides the content: while both are the same, every file
 * is the same.
 */
export function readSiteIdentity({ webDir, publicUrl, mediaUrl }: SiteSource): Promise<string> {
  // No file of the static export comes from the admin UI.
  const built = ["client", "server"].map((folder) => join(webDir, folder));
  return filesIdentity([...built, ...RUNNING], [publicUrl, mediaUrl]);
}
