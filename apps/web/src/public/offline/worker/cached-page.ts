import { keepAssets } from "./asset-strategy.ts";
import { readPage } from "./parse-page.ts";

const TITLE = "x-title";
/** Of the way that the answer came, which is not how it is given again. */
const OF_THE_WAY = ["content-encoding", "content-length"];

/**
 * Makes of an answer what is kept of it, and keeps the files that it names.
 *
 * @returns null for an answer that is no page, or none to be kept
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
  // A new one: browsers refuse to show as a page what came by way of another address.
  return new Response(html, { headers: kept });
}

export interface ListedPage {
  url: string;
  /** As it stands in the page: signs that mean something in HTML are written as such. */
  title: string;
}

/** Lists the kept pages of a cache that can be listed, the newest first. */
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
