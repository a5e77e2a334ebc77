import type { Page } from "@playwright/test";

/**
 * Holds back what the page requests, such as its scripts, and gives what lets it through.
 *
 * @param pattern of the URLs, as for `page.route`
 */
export async function holdBack(page: Page, pattern: string | RegExp = "**/assets/*.js"): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
