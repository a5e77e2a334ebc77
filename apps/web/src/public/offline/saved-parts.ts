import { preloadParts } from "../features/saved/saved-screen.tsx";
import { PACKS } from "../lib/offline/cache-names.ts";
import { OFFLINE_APP_MANIFEST, type OfflineAppManifest } from "../lib/packs/offline-app-manifest.ts";
import { fetchCurrent, fontsOf } from "../lib/packs/plan-pack.ts";
import type { SavedPhrase } from "../lib/saved-phrases.ts";
import { storedValue } from "../lib/stored-value.ts";

/** After this time they are loaded again with the next page: another version of the site may have others. */
const RENEWED_AFTER_MS = 24 * 60 * 60 * 1000;

/** When all parts were loaded last; 0 if some are missing. */
const completedAt = storedValue("saywhere.kept-saved-parts", Number);

let manifest: Promise<OfflineAppManifest> | undefined;

/** Whether the parts were loaded lately. */
export function hasSavedParts(): boolean {
  return Date.now() - completedAt.read() < RENEWED_AFTER_MS;
}

/**
 * Loads what the list of saved phrases uses beside its document: the scripts of its sheets and files, and returns the paths
 * of the whole fonts of its native texts. The page of a phrase brings the glyphs of its own text only.
 */
export async function loadSavedParts(saved: readonly SavedPhrase[]): Promise<string[]> {
  completedAt.write(0);
  const hasParts = await preloadParts();
  manifest ??= readManifest().catch((error: unknown) => {
    // The next saved phrase tries again.
    manifest = undefined;
    throw error;
  });
  const app = await manifest;
  if (hasParts) completedAt.write(Date.now());
  return [...new Set(saved.flatMap((entry) => fontPaths(app, entry)))];
}

/** A language that is kept has it, so that no page asks a server that is away. */
async function readManifest(): Promise<OfflineAppManifest> {
  const kept = await caches.match(OFFLINE_APP_MANIFEST, { cacheName: PACKS });
  return (await (kept ?? (await fetchCurrent(OFFLINE_APP_MANIFEST))).json()) as OfflineAppManifest;
}

/** The fonts of a text, without those of ASCII, which all pages load. */
function fontPaths(app: OfflineAppManifest, { language, native_text }: SavedPhrase): string[] {
  const characters = native_text.replace(/\p{ASCII}+/gu, "");
  return fontsOf(app, { ...language, characters }).map(([path]) => path);
}
