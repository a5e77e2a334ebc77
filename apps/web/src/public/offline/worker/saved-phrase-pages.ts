import { paths } from "@saywhere/validators/urls/paths";
import { backgroundRequest } from "./background-request.ts";
import { PAGES, SAVED } from "./cache-names.ts";
import { toKeptPage } from "./cached-page.ts";

/** Enough for ordinary use, while a list of thousands does not load the whole site. */
const MOST = 100;

let lastSync: Promise<void> = Promise.resolve();

/**
 * Caches the pages of the saved phrases and the list of them, and no others; lists are processed one after the other.
 */
export function syncSavedPages(event: ExtendableEvent, saved: readonly string[]): Promise<void> {
  // A page that cannot be loaded now is cached when a page sends the list again.
  lastSync = lastSync.then(() => sync(event, saved)).catch(() => {});
  return lastSync;
}

async function sync(event: ExtendableEvent, saved: readonly string[]): Promise<void> {
  const wanted = saved.length > 0 ? [paths.saved, ...saved.slice(0, MOST)] : [];
  const urls = wanted.map((path) => new URL(path, location.origin).href);
  const cache = await caches.open(SAVED);
  for (const request of await cache.keys()) {
    if (!urls.includes(request.url)) await cache.delete(request);
  }
  for (const url of urls.toReversed()) {
    if (await cache.match(url, { ignoreVary: true })) continue;
    const page = (await visitedPage(url)) ?? (await toKeptPage(event, await load(url)));
    if (page) await cache.put(url, page);
  }
}

function load(url: string): Promise<Response> {
  return fetch(backgroundRequest(url, { credentials: "omit" }));
}

async function visitedPage(url: string): Promise<Response | undefined> {
  return caches.match(url, { cacheName: PAGES, ignoreVary: true });
}

/** Updates a saved phrase's cached page with the page that was just visited. */
export async function refreshSavedPage({ url }: Request, page: Response): Promise<void> {
  const cache = await caches.open(SAVED);
  if (await cache.match(url, { ignoreVary: true })) await cache.put(url, page);
}
