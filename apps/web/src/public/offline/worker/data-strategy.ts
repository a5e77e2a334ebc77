import { ExpirationPlugin } from "workbox-expiration";
import { NetworkFirst } from "workbox-strategies";
import { DATA } from "./cache-names.ts";
import { LONGEST } from "./limits.ts";

const MOST = 200;

/** Data that pages read in the browser: API calls, or data files of the static export. */
export const data = new NetworkFirst({
  cacheName: DATA,
  matchOptions: { ignoreVary: true },
  plugins: [
    { cacheWillUpdate: async ({ request, response }) => (mayBeKept(request, response) ? response : null) },
    new ExpirationPlugin({ maxEntries: MOST, maxAgeSeconds: LONGEST, purgeOnQuotaError: true }),
  ],
});

/** API responses are cached only when marked as public; responses to a signed-in user never are. */
function mayBeKept({ url }: Request, { status, headers }: Response): boolean {
  const isJson = headers.get("content-type")?.includes("json") === true;
  const isForAll = headers.get("cache-control")?.includes("public") === true;
  return status === 200 && isJson && (isForAll || new URL(url).pathname.startsWith("/data/"));
}
