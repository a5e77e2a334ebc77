import { inParallel } from "./in-parallel.ts";

export interface Crawl {
  /** What is linked, loaded or shown and not there, and places that are not on their page. */
  problems: string[];
  /** The addresses that were reached. */
  found: Set<string>;
  read: number;
}

interface CrawlOptions {
  /** Of a copy, where it says that it is. All queries of an address are one file of it, and its pictures are too. */
  copyOf?: string;
  /** Reads so many addresses at the most. */
  most?: number;
}

const LINKS = /<(?:a|link|script|img)\b[^>]*?\s(?:href|src)="([^"]*)"/g;
const PICTURES = /<meta property="og:image" content="([^"]*)"/g;

/** Follows every link of a site from its home page on. */
export async function crawlSite(
  baseURL: string,
  { copyOf, most = Number.POSITIVE_INFINITY }: CrawlOptions = {},
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
      for (const [, address = ""] of [...body.matchAll(LINKS), ...(copyOf ? body.matchAll(PICTURES) : [])]) {
        const url = new URL(address.replaceAll("&amp;", "&"), baseURL + path);
        if (url.origin !== baseURL && url.origin !== copyOf) continue;
        const target = copyOf ? url.pathname : url.pathname + url.search;
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
