import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { filesIdentity } from "./files-fingerprint.ts";

/** What makes files of content, in a few letters each: with other code the same content gives other files. */
export interface RenderIdentity {
  pages: string;
  shareImages: string;
}

const inServer = (path: string): string => fileURLToPath(new URL(`../../../../${path}`, import.meta.url));

/** It names the exact versions of libraries. */
const PACKAGE = inServer("package.json");
const MODULE = "src/modules/static-export";
const PARTS = ["src/rendering", "src/http/security-headers.ts"];

/** What of the server has a say in them. */
export const SOURCES = {
  pages: [PACKAGE, ...[MODULE, ...PARTS].map(inServer)],
  shareImages: [PACKAGE, inServer("src/modules/share-image")],
};

/** Tells one version of what renders from another one, by its files. */
export async function readRenderIdentity(webDir: string): Promise<RenderIdentity> {
  return {
    pages: await filesIdentity([
      join(webDir, "server"),
      join(webDir, "client", ".vite", "manifest.json"),
      ...SOURCES.pages,
    ]),
    shareImages: await filesIdentity(SOURCES.shareImages),
  };
}
