import { crawlSite } from "../support/crawl-site.ts";
import { expect, test } from "../support/test.ts";

/** Pages that are read for links; the rest of the site is made by the same code from the same tables. */
const LARGEST = 150;

test("the site has no broken link, no link to a redirect, and no missing anchor", async ({ baseURL }) => {
  test.setTimeout(180_000);
  const { problems, read } = await crawlSite(baseURL ?? "", { most: LARGEST });
  expect(problems).toEqual([]);
  expect(read).toBe(LARGEST);
});
