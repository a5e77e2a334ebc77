import { paths } from "@saywhere/validators/urls/paths";
import { PAGES, PINNED, TITLE_HEADER } from "../../lib/offline/cache-names.ts";

export interface DeviceState {
  /** Those that are retained without being opened. */
  pinned: StoredPage[];
  /** The others, which were opened, the newest first. */
  pages: StoredPage[];
  /** Null where the browser does not tell. */
  storage: { usage: number; quota: number; persisted: boolean } | null;
}

/** Reads what the browser stores for this site. A browser that blocks storage has nothing. */
export async function readDevice(): Promise<DeviceState> {
  const [pinned, pages, storage] = await Promise.all([
    listPages(PINNED).catch((): StoredPage[] => []),
    listPages(PAGES).catch((): StoredPage[] => []),
    readStorage().catch(() => null),
  ]);
  const isPinned = (path: string) => pinned.some((page) => page.path === path);
  return { pinned, pages: pages.filter(({ path }) => !isPinned(path)), storage };
}

async function readStorage(): Promise<DeviceState["storage"]> {
  const { usage, quota } = await navigator.storage.estimate();
  if (usage === undefined || quota === undefined) return null;
  return { usage, quota, persisted: await navigator.storage.persisted() };
}

export interface StoredPage {
  path: string;
  title: string;
}

/**
 * Lists the pages of a cache, the newest first, without the page that lists them. Redirects have no title and are
 * omitted.
 */
async function listPages(cacheName: string): Promise<StoredPage[]> {
  const cache = await caches.open(cacheName);
  const pages = new Map<string, StoredPage>();
  for (const request of (await cache.keys()).toReversed()) {
    const page = await cache.match(request, { ignoreVary: true });
    const title = decodeURIComponent(page?.headers.get(TITLE_HEADER) ?? "");
    const { pathname, search } = new URL(request.url);
    // Some servers of the static export append a slash to a URL: that is the same page.
    const path = (pathname.replace(/\/$/, "") || "/") + search;
    if (path === paths.offline) continue;
    if (title && !pages.has(path)) pages.set(path, { path, title: unescapeHtml(title) });
  }
  return [...pages.values()];
}

/** The worker stores titles as they are in the HTML. */
function unescapeHtml(text: string): string {
  return new DOMParser().parseFromString(text, "text/html").body.textContent;
}
