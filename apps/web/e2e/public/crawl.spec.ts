import { crawlSite } from "../support/crawl-site.ts";
import { expect, test } from "../support/test.ts";

/** Pages that are read for links; the rest of the site is made by the same code from the same tables. */
const LARGEST = 2500;

test("no link on the site is broken, redirects, or points at a place that is not on its page", async ({
  baseURL,
}) => {
  test.setTimeout(180_000);
  const { problems, read } = await crawlSite(baseURL ?? "", { most: LARGEST });
  expect(problems).toEqual([]);
  expect(read).toBeGreaterThan(1000);
});
