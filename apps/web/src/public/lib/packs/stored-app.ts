import { ASSETS, PACKS } from "../offline/cache-names.ts";
import { OFFLINE_APP_MANIFEST, type OfflineAppManifest } from "./offline-app-manifest.ts";

/**
 * Reads what renders the pages of packs on this device. Undefined while a script or style of it is missing, for example
 * because the browser removed it: the page would stay empty.
 */
export async function readStoredApp(): Promise<OfflineAppManifest | undefined> {
  const stored = await (await caches.open(PACKS)).match(OFFLINE_APP_MANIFEST);
  if (!stored) return undefined;
  const app = (await stored.json()) as OfflineAppManifest;
  const assets = await (await caches.open(ASSETS)).keys();
  const present = new Set(assets.map(({ url }) => new URL(url).pathname));
  return app.files.every(([path]) => present.has(path)) ? app : undefined;
}
