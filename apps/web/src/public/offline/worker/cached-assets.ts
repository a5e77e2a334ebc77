import { ExpirationPlugin } from "workbox-expiration";
import { CacheFirst, NetworkFirst } from "workbox-strategies";
import { ASSETS, DATA } from "../../lib/offline/cache-names.ts";
import { isPageInstead } from "../../lib/offline/foreign-response.ts";
import { OFFLINE_ASSETS } from "./offline-response.ts";
import { reportConnection } from "./report-connection.ts";
import { backgroundRequest, MAX_AGE_SECONDS, MAX_WAIT_SECONDS } from "./time-limits.ts";

/**
 * Enough for the last few versions of the site. Caching a page requests its files again, so that those are evicted
 * last.
 */
const MAX_ASSETS = 500;

/**
 * The font of the offline page in place of one that cannot be loaded: it lacks the letters, so that the browser goes on to
 * the fonts of the device, as it would after a failure, which the page would report as an error. Undefined for other files.
 */
async function replaceFont({ destination }: Request): Promise<Response | undefined> {
  const font = destination === "font" && OFFLINE_ASSETS.find((path) => path.endsWith(".woff2"));
  return font ? caches.match(font) : undefined;
}

/** Built files, which never change under their name. */
export const assets = new CacheFirst({
  cacheName: ASSETS,
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      cacheWillUpdate: async ({ response }) =>
        response.status === 200 && !isPageInstead(response) ? response : null,
      handlerDidError: ({ request }) => replaceFont(request),
    },
    new ExpirationPlugin({ maxEntries: MAX_ASSETS }),
  ],
});

/** Caches built files by their paths; files that cannot be loaded are skipped. */
export async function cacheAssets(event: ExtendableEvent, paths: readonly string[]): Promise<void> {
  await Promise.allSettled(
    paths.map(async (path) => {
      const [, done] = assets.handleAll({ event, request: backgroundRequest(path) });
      await done;
    }),
  );
}

const MAX_DATA = 200;

/** Data that pages read in the browser: API calls, or data files of the static export. */
export const data = new NetworkFirst({
  cacheName: DATA,
  matchOptions: { ignoreVary: true },
  networkTimeoutSeconds: MAX_WAIT_SECONDS,
  plugins: [
    { fetchDidSucceed: async ({ response }) => orNoResponse(response) },
    reportConnection,
    { cacheWillUpdate: async ({ request, response }) => (mayBeCached(request, response) ? response : null) },
    new ExpirationPlugin({ maxEntries: MAX_DATA, maxAgeSeconds: MAX_AGE_SECONDS, purgeOnQuotaError: true }),
  ],
});

/** Whether a proxy got no response from the site, or the server is overloaded or has no database. */
export const isUnavailable = ({ status }: Response): boolean => [502, 503, 504].includes(status);

/**
 * Such an error counts as no response, for which there are copies, packs and stored pages. So does a page in place of data,
 * unless the site itself may have sent it: for a file of the static export that does not exist.
 */
function orNoResponse(response: Response): Response {
  const { status } = response;
  const isForeign = isPageInstead(response) && (status < 300 || status >= 500);
  if (isForeign || isUnavailable(response)) throw new Error(`No data: ${status}`);
  return response;
}

/** API responses are cached only when marked as public; responses to a signed-in user never are. */
function mayBeCached({ url }: Request, { status, headers }: Response): boolean {
  const isJson = headers.get("content-type")?.includes("json") === true;
  const isPublic = headers.get("cache-control")?.includes("public") === true;
  return status === 200 && isJson && (isPublic || new URL(url).pathname.startsWith("/data/"));
}
