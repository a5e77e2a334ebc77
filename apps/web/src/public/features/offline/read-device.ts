import { paths } from "@saywhere/validators/urls/paths";
import { PAGES, TITLE_HEADER } from "../../lib/packs/pack-cache.ts";

export interface DeviceState {
  /** The newest first. */
  pages: RecentPage[];
  /** Null where the browser does not tell. */
  storage: { usage: number; quota: number; persisted: boolean } | null;
}

/** Reads what the browser stores for this site. A browser that blocks storage has nothing. */
export async function readDevice(): Promise<DeviceState> {
  const [pages, storage] = await Promise.all([
    listRecentPages().catch((): RecentPage[] => []),
    readStorage().catch(() => null),
  ]);
  return { pages, storage };
}

async function readStorage(): Promise<DeviceState["storage"]> {
  const { usage, quota } = await navigator.storage.estimate();
  if (usage === undefined || quota === undefined) return null;
  return { usage, quota, persisted: await navigator.storage.persisted() };
}

interface RecentPage {
  path: string;
  title: string;
}

/** Lists the pages that the worker has cached, the newest first; redirects have no title and are omitted. */
async function listRecentPages(): Promise<RecentPage[]> {
  const cache = await caches.open(PAGES);
  const pages = new Map<string, RecentPage>();
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
