import { ExpirationPlugin } from "workbox-expiration";
import { NetworkFirst } from "workbox-strategies";
import { DATA } from "./cache-names.ts";
import { LONGEST } from "./limits.ts";

const MOST = 200;

/** What pages read in the browser: calls of the API, or the data files of the static copy. */
export const data = new NetworkFirst({
  cacheName: DATA,
  matchOptions: { ignoreVary: true },
  plugins: [
    { cacheWillUpdate: async ({ request, response }) => (mayBeKept(request, response) ? response : null) },
    new ExpirationPlugin({ maxEntries: MOST, maxAgeSeconds: LONGEST, purgeOnQuotaError: true }),
  ],
});

/** Of the API, only what it says is for everybody: no answer to somebody who signed in says so. */
function mayBeKept({ url }: Request, { status, headers }: Response): boolean {
  const isJson = headers.get("content-type")?.includes("json") === true;
  const isForAll = headers.get("cache-control")?.includes("public") === true;
  return status === 200 && isJson && (isForAll || new URL(url).pathname.startsWith("/data/"));
}
