import { inParallel } from "./in-parallel.ts";

export interface Crawl {
  /** Linked, loaded or shown files that are missing, and anchors that are not on their page. */
  problems: string[];
  /** The URLs that were reached. */
  found: Set<string>;
  read: number;
}

interface CrawlOptions {
  /** The public URL of a static export, which has one file for all queries of a path, and contains its pictures. */
  exportOf?: string;
  /** The maximum number of URLs to read. */
  most?: number;
}

const LINKS = /<(?:a|link|script|img)\b[^>]*?\s(?:href|src)="([^"]*)"/g;
const PICTURES = /<meta property="og:image" content="([^"]*)"/g;

/** Follows every link of a site from its home page on. */
export async function crawlSite(
  baseURL: string,
  { exportOf, most = Number.POSITIVE_INFINITY }: CrawlOptions = {},
): Promise<Crawl> {
  const problems = new Set<string>();
  const found = new Map([["/", "the start"]]);
  const fragments = new Map<string, Set<string>>();
  const ids = new Map<string, Set<string>>();
  const read = new Set<string>();
  while (read.size < most) {
    const next = [...found.keys()].filter((path) => !read.has(path)).slice(0, most - read.size);
    if (next.length === 0) break;
    for (const path of next) read.add(path);
    await inParallel(8, next, async (path) => {
      const answer = await fetch(baseURL + path, { redirect: "manual" });
      const body = await answer.text();
      if (answer.status !== 200) problems.add(`${answer.status} ${path}, linked from ${found.get(path)}`);
      if (!answer.headers.get("content-type")?.startsWith("text/html")) return;
      ids.set(path, new Set([...body.matchAll(/\sid="([^"]+)"/g)].map(([, id = ""]) => id)));
      for (const [, href = ""] of [...body.matchAll(LINKS), ...(exportOf ? body.matchAll(PICTURES) : [])]) {
        const url = new URL(href.replaceAll("&amp;", "&"), baseURL + path);
        if (url.origin !== baseURL && url.origin !== exportOf) continue;
        const target = exportOf ? url.pathname : url.pathname + url.search;
        if (!found.has(target)) found.set(target, path);
        const id = decodeURIComponent(url.hash.slice(1));
        if (id) fragments.set(target, (fragments.get(target) ?? new Set()).add(id));
      }
    });
  }
  for (const [path, wanted] of fragments) {
    if (!read.has(path)) continue;
    for (const id of wanted) if (!ids.get(path)?.has(id)) problems.add(`#${id} is not on ${path}`);
  }
  return { problems: [...problems], found: new Set(found.keys()), read: read.size };
}
