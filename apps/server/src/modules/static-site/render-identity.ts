import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { filesIdentity } from "./files-identity.ts";

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
    pages: await filesIdentity([
      join(webDir, "server"),
      join(webDir, "client", ".vite", "manifest.json"),
      PACKAGE,
      ...ofSources(OWN),
    ]),
    shareImages: await filesIdentity([PACKAGE, ...ofSources(DRAWING)]),
  };
}
