import { test as base, expect } from "@playwright/test";
import { Watch } from "./watch.ts";

/**
 * The `test` of this suite. Whatever a test looks at, the page must stay quiet while it does: an error on the
 * console, an exception, a breach of the Content-Security-Policy or a request to another host fails it, unless
 * it said with `watch.expect()` that it provokes that.
 */
export const test = base.extend<{ watch: Watch }>({
  watch: [
    async ({ page, baseURL }, use) => {
      const watch = new Watch(page, baseURL ?? "");
      await use(watch);
      expect(watch.problems()).toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };
