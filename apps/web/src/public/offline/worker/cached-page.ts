import { keepAssets } from "./asset-strategy.ts";
import { readPage } from "./parse-page.ts";

const TITLE = "x-title";
/** Headers of the transfer, which do not apply to the cached response. */
const OF_THE_WAY = ["content-encoding", "content-length"];

/**
 * Converts a response to its cached form, and caches the files that it names.
 *
 * @returns null for a response that is not a page, or that must not be cached
 */
export async function toKeptPage(event: ExtendableEvent, response: Response): Promise<Response | null> {
  const { status, headers } = response;
  const isPage = headers.get("content-type")?.startsWith("text/html") === true;
  if (status !== 200 || !isPage || headers.get("cache-control")?.includes("no-store")) return null;
  const html = await response.text();
  const { title, assets } = readPage(html);
  await keepAssets(event, assets);
  const kept = new Headers(headers);
  for (const name of OF_THE_WAY) kept.delete(name);
  kept.set(TITLE, encodeURIComponent(title));
  // A new response: browsers refuse to show a redirected response as a page.
  return new Response(html, { headers: kept });
}

export interface ListedPage {
  url: string;
  /** As in the page's HTML: special characters are escaped. */
  title: string;
}

/** Lists the cached pages of a listable cache, newest first. */
export async function listKeptPages(cacheName: string): Promise<ListedPage[]> {
  const cache = await caches.open(cacheName);
  const listed: ListedPage[] = [];
  for (const request of await cache.keys()) {
    const kept = await cache.match(request, { ignoreVary: true });
    const title = decodeURIComponent(kept?.headers.get(TITLE) ?? "");
    if (title) listed.unshift({ url: request.url, title });
  }
  return listed;
}
