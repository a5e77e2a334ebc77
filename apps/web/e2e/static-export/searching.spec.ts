import { holdBack } from "../support/page/hold-back.ts";
import { scrollWindow } from "../support/page/layout.ts";
import { saveData } from "../support/page/save-data.ts";
import { expect, test } from "../support/static-export-test.ts";

const QUERY = 'thank "you"} body{display:none} \\ ありがとう';

test("a search names what was typed until its results are there, as a text and nothing else", async ({
  page,
}) => {
  const sendScripts = await holdBack(page, /\/entry-client-/);
  await page.goto(`/search?q=${encodeURIComponent(QUERY)}`, { waitUntil: "commit" });
  const announced = () =>
    page.evaluate(() => {
      const main = document.querySelector("main");
      return main && getComputedStyle(main, "::before").content.replaceAll("\\", "");
    });
  await expect.poll(announced).toBe(`"Searching for “${QUERY.replaceAll("\\", "")}”…"`);
  await expect(page.locator("body")).toBeVisible();
  sendScripts();
  await expect(page.getByRole("heading", { level: 1, name: /ありがとう/ })).toBeVisible();
  expect(await announced()).toBe("none");
});

test("a search that is reloaded stays where the visitor was", async ({ page }) => {
  await page.goto("/search?q=thank+you");
  const results = page.getByRole("list", { name: "Results" });
  await results.waitFor();
  const place = () => page.evaluate(() => scrollY);
  await scrollWindow(page, 1_500);
  const before = await place();
  expect(before).toBeGreaterThan(500);
  await page.reload();
  await results.waitFor();
  // What is above the results may have another height until all fonts are there.
  await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(200);
});

test("keeps the position of a visitor who scrolled the page of a chosen suggestion before its scripts arrived", async ({
  page,
}) => {
  await page.goto("/about");
  const search = page.getByRole("combobox", { name: "Search for a phrase" });
  await search.fill("thank you in japanese");
  await page.getByRole("option", { name: "Thank you in Japanese", exact: true }).waitFor();
  await scrollWindow(page, 200);
  const sendScripts = await holdBack(page);
  await search.press("ArrowDown");
  await search.press("Enter");
  await expect(page).toHaveURL(/\/phrases\/[a-z]+\/[a-z-]+/, { timeout: 10_000 });
  await page.getByRole("heading", { level: 1, name: /How to say/ }).waitFor();
  const place = () => page.evaluate(() => scrollY);
  expect(await place()).toBe(0);
  await page.evaluate(() => scrollTo(0, 300));
  sendScripts();
  await page.waitForFunction(() => history.state !== null);
  await page.getByRole("button", { name: "Save phrase" }).click();
  expect(await place()).toBeGreaterThan(200);
  await page.goBack();
  await expect(page).toHaveURL(/\/about/);
});

test("shows the filtered phrases on a first visit that saves data, and loads no scripts on a language page", async ({
  page,
}) => {
  await saveData(page);
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await page.goto("/languages/japanese");
  await expect(page.getByRole("heading", { level: 1, name: "Japanese" })).toBeVisible();
  // Including those that a page loads by itself once it is shown.
  await page.waitForLoadState("networkidle");
  expect(scripts).toEqual([]);
  await page.getByRole("link", { name: "Browse all Japanese phrases" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Phrases in Japanese" })).toBeVisible();
});
