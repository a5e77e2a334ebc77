import { test as base, expect } from "@playwright/test";
import { PageErrors } from "./page/page-errors.ts";

/**
 * The `test` of this suite. Whatever a test looks at, the page must stay quiet while it does: an error on the
 * console, an exception, a breach of the Content-Security-Policy or a request to another host fails it, unless
 * it said with `pageErrors.expect()` that it provokes that.
 */
export const test = base.extend<{ pageErrors: PageErrors }>({
  pageErrors: [
    async ({ page, baseURL }, use) => {
      const pageErrors = new PageErrors(page, baseURL ?? "");
      await use(pageErrors);
      expect(pageErrors.problems()).toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };
