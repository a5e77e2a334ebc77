import { ExpirationPlugin } from "workbox-expiration";
import { CacheFirst } from "workbox-strategies";
import { backgroundRequest } from "./background-request.ts";
import { ASSETS } from "./cache-names.ts";

/**
 * Enough for the last few versions of the site. Caching a page requests its files again, so that those are evicted
 * last.
 */
const MOST = 500;

/** Built files, which never change under their name. */
export const assets = new CacheFirst({
  cacheName: ASSETS,
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      // Some servers respond with a page in place of a missing file.
      cacheWillUpdate: async ({ response }) =>
        response.status === 200 && !response.headers.get("content-type")?.includes("html") ? response : null,
    },
    new ExpirationPlugin({ maxEntries: MOST }),
  ],
});

/** Caches built files by their paths; files that cannot be loaded are skipped. */
export async function keepAssets(event: ExtendableEvent, paths: readonly string[]): Promise<void> {
  await Promise.allSettled(
    paths.map(async (path) => {
      const [, done] = assets.handleAll({ event, request: backgroundRequest(path) });
      await done;
    }),
  );
}
