import { paths } from "@saywhere/validators/urls/paths";
import type { WorkboxPlugin } from "workbox-core/types.js";
import { ExpirationPlugin } from "workbox-expiration";
import { NetworkFirst } from "workbox-strategies";
import { PAGES, PINNED, SAVED, TITLE_HEADER } from "../../lib/offline/cache-names.ts";
import { NO_SPACE_FOR_SAVED, OFFLINE_ATTRIBUTE } from "../../lib/offline/worker-messages.ts";
import { cacheAssets, isUnavailable } from "./cached-assets.ts";
import { isPageAddress } from "./classify-request.ts";
import { offlineResponse } from "./offline-response.ts";
import { renderFromPack } from "./pack-pages.ts";
import { isOwnPage, readPage } from "./parse-page.ts";
import { backgroundRequest, MAX_AGE_SECONDS, MAX_WAIT_SECONDS } from "./time-limits.ts";

const MAX_PAGES = 60;
/** Enough for ordinary use, while a list of thousands does not load the whole site. */
const MAX_SAVED_PAGES = 100;
const MATCH = { ignoreVary: true };
/** Header of a cached page with the time at which it was loaded, by this device's clock. */
const LOADED_HEADER = "x-loaded";
/** After this time a pinned page is loaded again: emergency numbers change. */
const RENEWED_AFTER_MS = 24 * 60 * 60 * 1000;
/** Headers of the transfer, which do not apply to the cached response. */
const TRANSFER_HEADERS = ["content-encoding", "content-length"];

/**
 * Caches only complete pages of this site that may be cached, each with the files that it names. The cached form has the page's
 * title as a header.
 */
const wholePages: WorkboxPlugin = {
  cacheWillUpdate: async ({ event, response }) => {
    const { status } = response;
    const headers = new Headers(response.headers);
    const isPage = headers.get("content-type")?.startsWith("text/html") === true;
    if (status !== 200 || !isPage || headers.get("cache-control")?.includes("no-store")) return null;
    const html = await response.text();
    if (!isOwnPage(html)) return null;
    const { title, assets } = readPage(html);
    await cacheAssets(event, assets);
    for (const name of TRANSFER_HEADERS) headers.delete(name);
    headers.set(TITLE_HEADER, encodeURIComponent(title));
    headers.set(LOADED_HEADER, String(Date.now()));
    // A new response: browsers refuse to show a redirected response as a page.
    return new Response(html, { headers });
  },
};

/** Updates the retained copies of a page with the page that was just visited. */
const refreshRetainedPage: WorkboxPlugin = {
  cacheDidUpdate: async ({ request: { url }, newResponse }) => {
    for (const name of [SAVED, PINNED]) {
      const cache = await caches.open(name);
      if (await cache.match(url, MATCH)) await cache.put(url, newResponse.clone());
    }
  },
};

const respondOffline: WorkboxPlugin = {
  handlerDidError: async ({ request: { mode, url } }) => {
    if (mode !== "navigate") return undefined;
    return (await redirectToAllNumbers(url)) ?? offlineResponse();
  },
};

/** In place of an error of a proxy, the visitor gets the page that is on the device, if there is one. */
const preferPagesToErrors: WorkboxPlugin = {
  fetchDidSucceed: async ({ request, response }) => {
    const { status } = response;
    if (isUnavailable(response) && (await findPage(request, await matchIn(PAGES, request.url))))
      throw new Error(`The site is unavailable: ${status}`);
    return response;
  },
};

const usePageOfDevice: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) => {
    const page = await findPage(request, cachedResponse);
    return page?.ok ? markOffline(page) : page;
  },
};

/** Marks a document for its scripts, by which it says that it does not come from the site. */
async function markOffline(page: Response): Promise<Response> {
  const html = await page.text();
  return new Response(html.replace("<html", `<html ${OFFLINE_ATTRIBUTE}`), page);
}

/** What the device has of a page: its newest copy, as a retained one may have been loaded after the last visit, or a pack. */
async function findPage(
  { mode, url }: Request,
  visited: Response | undefined,
): Promise<Response | undefined> {
  const copies = [visited, await matchIn(SAVED, url), await matchIn(PINNED, url)];
  const [newest] = copies
    .filter((copy) => copy instanceof Response)
    .sort((one, other) => loadedAt(other) - loadedAt(one));
  if (newest || mode !== "navigate") return newest;
  return (await redirectToOtherSpelling(url)) ?? renderFromPack(url);
}

const matchIn = (cacheName: string, url: string) => caches.match(url, { ...MATCH, cacheName });

/** Pages that visitors open. */
export const pages = new NetworkFirst({
  cacheName: PAGES,
  matchOptions: MATCH,
  networkTimeoutSeconds: MAX_WAIT_SECONDS,
  plugins: [
    preferPagesToErrors,
    wholePages,
    refreshRetainedPage,
    respondOffline,
    new ExpirationPlugin({
      maxEntries: MAX_PAGES,
      maxAgeSeconds: MAX_AGE_SECONDS,
      purgeOnQuotaError: true,
    }),
    // After the expiration, which hides a visited copy that is too old.
    usePageOfDevice,
  ],
});

const retainedPages = (cacheName: string) =>
  new NetworkFirst({ cacheName, matchOptions: MATCH, plugins: [wholePages] });

/** Pages that stay cached as long as they are wanted. */
const RETAINED = { [SAVED]: retainedPages(SAVED), [PINNED]: retainedPages(PINNED) };

/**
 * Caches a page that the visitor navigated to without a document load. Search results are skipped: requesting them
 * again would count as a second search.
 */
export async function cachePage(event: ExtendableEvent, path: string): Promise<void> {
  const url = new URL(path, location.origin);
  if (!isPageAddress(url, location.origin) || /^\/search\/?$/.test(url.pathname)) return;
  const request = backgroundRequest(url, { credentials: "omit", headers: { accept: "text/html" } });
  const [, done] = pages.handleAll({ event, request });
  // The visitor already sees the page, so a failure to cache it needs no report.
  await done.catch(() => {});
}

let lastSync: Promise<void> = Promise.resolve();

/** Caches the pages of the saved phrases and the list of them, and no others, as far as there is space. */
export function syncSavedPages(event: ExtendableMessageEvent, saved: readonly string[]): Promise<void> {
  return syncPages(event, SAVED, saved.length > 0 ? [paths.saved, ...saved.slice(0, MAX_SAVED_PAGES)] : []);
}

/** Caches these pages in a cache, and no others; lists are processed one after the other. */
export function syncPages(
  event: ExtendableMessageEvent,
  cacheName: keyof typeof RETAINED,
  wanted: readonly string[],
): Promise<void> {
  // A page that cannot be loaded now is cached when a page sends the list again.
  lastSync = lastSync
    .then(() => sync(event, cacheName, wanted))
    .catch((error: unknown) => {
      const isFull = error instanceof DOMException && error.name === "QuotaExceededError";
      if (isFull && cacheName === SAVED) event.source?.postMessage(NO_SPACE_FOR_SAVED);
    });
  return lastSync;
}

async function sync(
  event: ExtendableEvent,
  cacheName: keyof typeof RETAINED,
  wanted: readonly string[],
): Promise<void> {
  const urls = wanted.map((path) => new URL(path, location.origin).href);
  const cache = await caches.open(cacheName);
  for (const request of await cache.keys()) {
    if (!urls.includes(request.url)) await cache.delete(request);
  }
  for (const url of urls.toReversed()) {
    const retained = await cache.match(url, MATCH);
    if (retained && (cacheName === SAVED || isFresh(retained))) continue;
    const visited = await matchIn(PAGES, url);
    if (visited && (!retained || isFresh(visited))) await cache.put(url, visited);
    else
      await RETAINED[cacheName].handleAll({
        event,
        request: backgroundRequest(url, { credentials: "omit" }),
      })[1];
  }
}

const loadedAt = ({ headers }: Response): number => Number(headers.get(LOADED_HEADER));

const isFresh = (response: Response): boolean => Date.now() - loadedAt(response) < RENEWED_AFTER_MS;

/** Some servers of the static export redirect each URL to the one with a trailing slash. */
async function redirectToOtherSpelling(href: string): Promise<Response | undefined> {
  const url = new URL(href);
  // The home page has no other, and its own copy may be too old to be shown.
  if (url.pathname === "/") return undefined;
  url.pathname = url.pathname.endsWith("/") ? url.pathname.slice(0, -1) : `${url.pathname}/`;
  const isCached = await caches.match(url.href, MATCH);
  return isCached && Response.redirect(url.href);
}

/** The emergency numbers of all countries in place of those of a language that is not on the device. */
async function redirectToAllNumbers(href: string): Promise<Response | undefined> {
  const { origin, pathname } = new URL(href);
  const all = new URL(paths.emergency(), origin).href;
  if (!pathname.startsWith(`${paths.emergency()}/`)) return undefined;
  return (await matchIn(PINNED, all)) && Response.redirect(all);
}
