import type { WorkboxPlugin } from "workbox-core/types.js";
import { ExpirationPlugin } from "workbox-expiration";
import { NetworkFirst } from "workbox-strategies";
import { backgroundRequest } from "./background-request.ts";
import { PAGES, SAVED } from "./cache-names.ts";
import { toKeptPage } from "./cached-page.ts";
import { isPageAddress } from "./classify-request.ts";
import { LONGEST } from "./limits.ts";
import { offlineAnswer } from "./offline-response.ts";
import { refreshSavedPage } from "./saved-phrase-pages.ts";

const MOST = 60;

const keepWhole: WorkboxPlugin = {
  cacheWillUpdate: ({ event, response }) => toKeptPage(event, response),
  cacheDidUpdate: ({ request, newResponse }) => refreshSavedPage(request, newResponse),
};

const answerUnreachable: WorkboxPlugin = {
  handlerDidError: async ({ request }) => {
    if (request.mode !== "navigate") return undefined;
    return (await keptUnder(request.url)) ?? (await keptUnderOtherSpelling(request.url)) ?? offlineAnswer();
  },
};

/** Pages that visitors open. */
export const pages = new NetworkFirst({
  cacheName: PAGES,
  matchOptions: { ignoreVary: true },
  plugins: [
    keepWhole,
    answerUnreachable,
    new ExpirationPlugin({ maxEntries: MOST, maxAgeSeconds: LONGEST, purgeOnQuotaError: true }),
  ],
});

/**
 * Caches a page that the visitor navigated to without a document load. Search results are skipped: requesting them
 * again would count as a second search.
 */
export async function keepPage(event: ExtendableEvent, address: string): Promise<void> {
  const url = new URL(address, location.origin);
  if (!isPageAddress(url, location.origin) || /^\/search\/?$/.test(url.pathname)) return;
  const request = backgroundRequest(url, { credentials: "omit", headers: { accept: "text/html" } });
  const [, done] = pages.handleAll({ event, request });
  // The visitor already sees the page, so a failure to cache it needs no report.
  await done.catch(() => {});
}

async function keptUnder(url: string): Promise<Response | undefined> {
  return caches.match(url, { cacheName: SAVED, ignoreVary: true });
}

/** Some servers of the static export redirect each URL to the one with a trailing slash. */
async function keptUnderOtherSpelling(address: string): Promise<Response | undefined> {
  const url = new URL(address);
  url.pathname = url.pathname.endsWith("/") ? url.pathname.slice(0, -1) : `${url.pathname}/`;
  const isKept = await caches.match(url.href, { ignoreVary: true });
  return isKept && Response.redirect(url.href);
}
