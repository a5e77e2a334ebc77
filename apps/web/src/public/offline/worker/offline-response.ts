import { paths } from "@saywhere/validators/urls/paths";
import { PAGES, SAVED } from "./cache-names.ts";
import { type ListedPage, listKeptPages } from "./cached-page.ts";

/** The build's output of `offline-page.tsx`. */
declare const OFFLINE_PAGE: {
  html: string;
  /** Placeholder in the HTML for the lists. */
  listsPlace: string;
  policy: string;
  assets: string[];
};

/** Files of the page that is shown in place of uncached pages. */
export const OFFLINE_ASSETS = OFFLINE_PAGE.assets;

/** The response in place of an unreachable page that is not cached: it links to the cached pages. */
export async function offlineAnswer(): Promise<Response> {
  const isList = (page: ListedPage) => Number(oneSpelling(page) === paths.saved);
  const saved = (await listKeptPages(SAVED)).toSorted((one, other) => isList(other) - isList(one));
  const known = new Set(saved.map(oneSpelling));
  const opened: ListedPage[] = [];
  for (const page of await listKeptPages(PAGES)) {
    if (known.has(oneSpelling(page))) continue;
    known.add(oneSpelling(page));
    opened.push(page);
  }
  const lists = list("Saved phrases", saved) + list("Pages you opened", opened);
  const html = OFFLINE_PAGE.html.replace(OFFLINE_PAGE.listsPlace, () => lists);
  return new Response(html, {
    status: 503,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": OFFLINE_PAGE.policy,
      "cache-control": "no-store",
    },
  });
}

/** Some servers of the static export append a slash to a URL: that is the same page. */
function oneSpelling({ url }: ListedPage): string {
  const { pathname, search } = new URL(url);
  return pathname.replace(/\/$/, "") + search;
}

function list(heading: string, pages: readonly ListedPage[]): string {
  if (pages.length === 0) return "";
  const links = pages.map(({ url, title }) => {
    const { pathname, search } = new URL(url);
    return `<li><a href="${escaped(pathname + search)}">${title}</a></li>`;
  });
  return `<h2>${heading}</h2><ul>${links.join("")}</ul>`;
}

/** URLs have quotes and angle brackets encoded, but not the ampersands of queries. */
function escaped(address: string): string {
  return address.replaceAll("&", "&amp;").replaceAll("'", "&#39;");
}
