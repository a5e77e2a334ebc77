import { RECORDINGS_PREFIX } from "../offline/cache-names.ts";

/** The recordings of a language on this device, those of an interrupted download included. */
export function openRecordings(slug: string): Promise<Cache> {
  return caches.open(RECORDINGS_PREFIX + slug);
}

/** Deletes the recordings of a language from this device. Returns how many there were. */
export async function deleteRecordings(slug: string): Promise<number> {
  const { length } = await (await openRecordings(slug)).keys();
  await caches.delete(RECORDINGS_PREFIX + slug);
  return length;
}

/** Deletes the recordings that a pack no longer has. One that was replaced under its URL is loaded again: see `keepPack`. */
export async function deleteOtherRecordings(cache: Cache, paths: readonly string[]): Promise<void> {
  const current = new Set(paths);
  for (const request of await cache.keys()) {
    const { pathname, search } = new URL(request.url);
    if (!current.has(pathname + search)) await cache.delete(request);
  }
}
