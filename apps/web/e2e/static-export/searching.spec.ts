import { expect, test } from "../support/static-export-test.ts";

const QUERY = 'thank "you"} body{display:none} \\ ありがとう';

test("a search names what was typed until its results are there, as a text and nothing else", async ({
  page,
}) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/entry-client-/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`/search?q=${encodeURIComponent(QUERY)}`, { waitUntil: "commit" });
  const announced = () =>
    page.evaluate(() => {
      const main = document.querySelector("main");
      return main && getComputedStyle(main, "::before").content.replaceAll("\\", "");
    });
  await expect.poll(announced).toBe(`"Searching for “${QUERY.replaceAll("\\", "")}”…"`);
  await expect(page.locator("body")).toBeVisible();
  release();
  await expect(page.getByRole("heading", { level: 1, name: /ありがとう/ })).toBeVisible();
  expect(await announced()).toBe("none");
});
