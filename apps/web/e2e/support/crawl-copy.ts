import { inParallel } from "./in-parallel.ts";

export interface Crawl {
  /** What is linked, loaded or shown and not there, and places that are not on their page. */
  problems: string[];
  /** The addresses that were reached, without their queries: every query gets the same file. */
  found: Set<string>;
}

const REFERENCES =
  /(?:<(?:a|link|script|img)\b[^>]*?\s(?:href|src)|<meta property="og:image" content)="([^"]*)"/g;

/**
 * Follows every link of a copy from its home page on.
 *
 * @param publicUrl where the copy says that it is
 */
export async function crawlCopy(baseURL: string, publicUrl: string): Promise<Crawl> {
  const problems = new Set<string>();
  const found = new Map([["/", "the start"]]);
  const fragments = new Map<string, Set<string>>();
  const ids = new Map<string, Set<string>>();
  const read = new Set<string>();
  for (;;) {
    const next = [...found.keys()].filter((path) => !read.has(path));
    if (next.length === 0) break;
    for (const path of next) read.add(path);
    await inParallel(8, next, async (path) => {
      const answer = await fetch(baseURL + path, { redirect: "manual" });
      const body = await answer.text();
      if (answer.status !== 200) problems.add(`${answer.status} ${path}, linked from ${found.get(path)}`);
      if (!answer.headers.get("content-type")?.startsWith("text/html")) return;
      ids.set(path, new Set([...body.matchAll(/\sid="([^"]+)"/g)].map(([, id = ""]) => id)));
      for (const [, address = ""] of body.matchAll(REFERENCES)) {
        const url = new URL(address.replaceAll("&amp;", "&"), baseURL + path);
        if (url.origin !== baseURL && url.origin !== publicUrl) continue;
        if (!found.has(url.pathname)) found.set(url.pathname, path);
        const id = decodeURIComponent(url.hash.slice(1));
        if (id) fragments.set(url.pathname, (fragments.get(url.pathname) ?? new Set()).add(id));
      }
    });
  }
  for (const [path, wanted] of fragments) {
    for (const id of wanted) if (!ids.get(path)?.has(id)) problems.add(`#${id} is not on ${path}`);
  }
  return { problems: [...problems], found: new Set(found.keys()) };
}
