import { expect, type Page } from "@playwright/test";

/** Errors of a page whose requests fail, which the browser reports. */
export const UNREACHABLE =
  /ERR_CONNECTION_REFUSED|ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 503|TRPCClientError/;

/** Chromium 153 logs this for files that a worker returns; later versions do not. */
export const PRELOADED =
  /cross-world service worker resource mismatch|was preloaded using link preload but not used/;

/** Waits until the browser has cached a page; the paths may have a trailing slash. */
export async function expectCached(
  page: Page,
  cache: "pages" | "saved" | "kept" | "data",
  path: string,
): Promise<void> {
  await expect
    .poll(() => listCached(page, `saywhere-${cache}`))
    .toEqual(expect.arrayContaining([expect.stringMatching(new RegExp(`^${path}/?$`))]));
}

export function listCached(page: Page, cacheName?: string): Promise<string[]> {
  return page.evaluate(async (only) => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      if (only !== undefined && name !== only) continue;
      const requests = await (await caches.open(name)).keys();
      found.push(...requests.map(({ url }) => url.slice(location.origin.length)));
    }
    return found;
  }, cacheName);
}
