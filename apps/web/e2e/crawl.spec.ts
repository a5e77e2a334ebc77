import { inParallel } from "./support/in-parallel.ts";
import { expect, test } from "./support/test.ts";

/** Pages that are read for links; the rest of the site is made by the same code from the same tables. */
const LARGEST = 2500;

test("no link on the site is broken, redirects, or points at a place that is not on its page", async ({
  baseURL: origin,
}) => {
  const baseURL = origin ?? "";
  test.setTimeout(180_000);
  const problems = new Set<string>();
  const found = new Map([["/", "the start"]]);
  const fragments = new Map<string, Set<string>>();
  const read = new Set<string>();

  while (read.size < LARGEST) {
    const next = [...found.keys()].filter((path) => !read.has(path)).slice(0, LARGEST - read.size);
    if (next.length === 0) break;
    for (const path of next) read.add(path);
    await inParallel(8, next, async (path) => {
      const answer = await fetch(baseURL + path, { redirect: "manual" });
      const body = await answer.text();
      if (answer.status !== 200) problems.add(`${answer.status} ${path}, linked from ${found.get(path)}`);
      if (!answer.headers.get("content-type")?.startsWith("text/html")) return;
      const ids = new Set([...body.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id));
      for (const id of fragments.get(path) ?? []) {
        if (!ids.has(id)) problems.add(`#${id} is not on ${path}`);
      }
      for (const [, address = ""] of body.matchAll(
        /<(?:a|link|script|img)\b[^>]*?\s(?:href|src)="([^"]*)"/g,
      )) {
        const url = new URL(address.replaceAll("&amp;", "&"), baseURL + path);
        if (url.origin !== baseURL) continue;
        const target = url.pathname + url.search;
        if (!found.has(target)) found.set(target, path);
        const id = decodeURIComponent(url.hash.slice(1));
        if (!id) continue;
        if (target === path && !ids.has(id)) problems.add(`#${id} is not on ${path}`);
        if (target !== path) fragments.set(target, (fragments.get(target) ?? new Set()).add(id));
      }
    });
  }

  expect([...problems]).toEqual([]);
  expect(read.size).toBeGreaterThan(1000);
});
