import {
  ASSETS,
  CACHE_PREFIX,
  DATA,
  PACKS,
  PAGES,
  PINNED,
  RECORDINGS_PREFIX,
  SAVED,
} from "../../lib/offline/cache-names.ts";

/** Deletes caches of earlier worker versions that this one does not use. */
export async function removeOtherCaches(): Promise<void> {
  const known = [PAGES, SAVED, PINNED, DATA, ASSETS, PACKS];
  const isOther = (name: string) =>
    name.startsWith(CACHE_PREFIX) && !name.startsWith(RECORDINGS_PREFIX) && !known.includes(name);
  const others = (await caches.keys()).filter(isOther);
  await Promise.all(others.map((name) => caches.delete(name)));
}
