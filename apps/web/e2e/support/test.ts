import { test as base, expect } from "@playwright/test";
import { PageErrors } from "./page/page-errors.ts";

/**
 * The `test` of this suite. An error on the console, an exception, a violation of the Content-Security-Policy or a
 * request to another host fails a test, unless it expects that with `pageErrors.expect()`.
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
