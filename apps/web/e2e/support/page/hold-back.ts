import type { Page } from "@playwright/test";

/**
 * Holds back requests of the page, such as those for its scripts, and returns the function that lets them through.
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
