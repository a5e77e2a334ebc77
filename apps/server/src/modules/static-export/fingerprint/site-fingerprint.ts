import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { SiteSource } from "../source/site-reader.ts";
import { filesIdentity } from "./files-fingerprint.ts";

/** All of what runs here: data files and sitemaps are not traced, and any of it may have a say in them. */
export const RUNNING = [
  "apps/server/src",
  "packages/db/src",
  "packages/search/src",
  "packages/validators/src",
  // The exact versions of all libraries.
  "pnpm-lock.yaml",
].map((path) => fileURLToPath(new URL(`../../../../../../${path}`, import.meta.url)));

/**
 * Tells in a few letters what makes a whole copy: while that and the content are the same, every file of it comes out
 * the same.
 */
export function readSiteIdentity({ webDir, publicUrl, mediaUrl }: SiteSource): Promise<string> {
  // No file of the copy comes from the administration area.
  const built = ["client", "server"].map((folder) => join(webDir, folder));
  return filesIdentity([...built, ...RUNNING], [publicUrl, mediaUrl]);
}
