import { ExpirationPlugin } from "workbox-expiration";
import { CacheFirst } from "workbox-strategies";
import { backgroundRequest } from "./background-request.ts";
import { ASSETS } from "./cache-names.ts";

/**
 * Those of the last few versions of the site. Whatever keeps a page asks for its files again, so that those are the
 * last to go.
 */
const MOST = 500;

/** Built files, which never change under their name. */
export const assets = new CacheFirst({
  cacheName: ASSETS,
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      // Some servers answer with a page where a file is missing.
      cacheWillUpdate: async ({ response }) =>
        response.status === 200 && !response.headers.get("content-type")?.includes("html") ? response : null,
    },
    new ExpirationPlugin({ maxEntries: MOST }),
  ],
});

/** Keeps built files, by their paths; those that cannot be had are left out. */
export async function keepAssets(event: ExtendableEvent, paths: readonly string[]): Promise<void> {
  await Promise.allSettled(
    paths.map(async (path) => {
      const [, done] = assets.handleAll({ event, request: backgroundRequest(path) });
      await done;
    }),
  );
}
