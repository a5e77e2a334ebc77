import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { filesIdentity } from "./files-fingerprint.ts";

/** Short hashes of the code that turns content into files: with other code, the same content results in other files. */
export interface RenderIdentity {
  pages: string;
  shareImages: string;
}

const inServer = (path: string): string => fileURLToPath(new URL(`../../../../${path}`, import.meta.url));

/** Contains the exact versions of libraries. */
const PACKAGE = inServer("package.json");
const MODULE = "src/modules/static-export";
const PARTS = ["src/rendering", "src/http/security-headers.ts"];

/** The sources of the server that affect the files. */
export const SOURCES = {
  pages: [PACKAGE, ...[MODULE, ...PARTS].map(inServer)],
  shareImages: [PACKAGE, inServer("src/modules/share-image")],
};

/** Returns the identity of the rendering code, from its files. */
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
