import { paths } from "@saywhere/validators/urls/paths";
import { PACKS, PAGES, PINNED, SAVED, TITLE_HEADER } from "../../lib/offline/cache-names.ts";
import { languageOfPack } from "../../lib/packs/language-of-pack.ts";
import { readStoredApp } from "../../lib/packs/stored-app.ts";

/** The build's output of `offline-page.tsx`. */
declare const OFFLINE_PAGE: {
  html: string;
  /** Placeholder in the HTML for the lists. */
  listsPlaceholder: string;
  policy: string;
  /** Built files to cache with the worker. */
  assets: string[];
};

/** Files of the page that is shown in place of uncached pages, and those that cached pages load when they are used. */
export const OFFLINE_ASSETS = OFFLINE_PAGE.assets;

/** The response in place of an unreachable page that is not cached: it links to the cached pages, those for emergencies first. */
export async function offlineResponse(): Promise<Response> {
  const isList = (page: ListedPage) => Number(canonicalPath(page) === paths.saved);
  const saved = (await listPages(SAVED)).toSorted((one, other) => isList(other) - isList(one));
  // The page itself links to the two others that are pinned.
  const retained = (await listPages(PINNED)).filter(
    (page) => !["", paths.offline].includes(canonicalPath(page)),
  );
  const known = new Set([...saved, ...retained].map(canonicalPath));
  const opened: ListedPage[] = [];
  for (const page of await listPages(PAGES)) {
    if (known.has(canonicalPath(page))) continue;
    known.add(canonicalPath(page));
    opened.push(page);
  }
  const packs = (await readStoredApp()) ? await listPages(PACKS) : [];
  const kept = packs.flatMap(({ url, title }) => {
    const slug = languageOfPack(new URL(url).pathname);
    return slug === null ? [] : { url: new URL(paths.language(slug), location.origin).href, title };
  });
  const lists =
    list("Emergencies and allergies", retained) +
    list("Kept on this device", kept) +
    list("Saved phrases", saved) +
    list("Pages you opened", opened);
  const html = OFFLINE_PAGE.html.replace(OFFLINE_PAGE.listsPlaceholder, () => lists);
  return new Response(html, {
    status: 503,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": OFFLINE_PAGE.policy,
      "cache-control": "no-store",
    },
  });
}

interface ListedPage {
  url: string;
  title: string;
}

/** Lists the pages of a cache, newest first; redirects have no title and are omitted. */
async function listPages(cacheName: string): Promise<ListedPage[]> {
  const cache = await caches.open(cacheName);
  const listed: ListedPage[] = [];
  for (const request of await cache.keys()) {
    const page = await cache.match(request, { ignoreVary: true });
    const title = decodeURIComponent(page?.headers.get(TITLE_HEADER) ?? "");
    if (title) listed.unshift({ url: request.url, title });
  }
  return listed;
}

/** Some servers of the static export append a slash to a URL: that is the same page. */
function canonicalPath({ url }: ListedPage): string {
  const { pathname, search } = new URL(url);
  return pathname.replace(/\/$/, "") + search;
}

function list(heading: string, pages: readonly ListedPage[]): string {
  if (pages.length === 0) return "";
  const links = pages.map(({ url, title }) => {
    const { pathname, search } = new URL(url);
    // URLs have quotes and angle brackets encoded.
    const href = (pathname + search).replaceAll("&", "&amp;");
    return `<li><a href="${href}">${title}</a></li>`;
  });
  return `<h2>${heading}</h2><ul>${links.join("")}</ul>`;
}
