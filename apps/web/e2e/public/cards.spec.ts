import { violations } from "../support/page/axe.ts";
import { overflow, settled } from "../support/page/layout.ts";
import { expect, test } from "../support/test.ts";

test.use({ viewport: { width: 360, height: 640 } });

test("reaches the numbers and phrases of a country from the header", async ({ page }) => {
  await page.goto("/about");
  await settled(page);
  await page.getByRole("banner").getByRole("link", { name: /^SOS/ }).click();
  await expect(page).toHaveURL("/emergency");
  await page.getByRole("searchbox", { name: "Find a country or language" }).fill("jap");
  await expect(page.getByRole("list", { name: "Countries" }).getByRole("heading")).toHaveText(["Japan"]);
  await page.getByRole("link", { name: "Phrases in Japanese" }).click();
  await expect(page).toHaveURL("/emergency/japanese");
  await expect(page.getByRole("link", { name: "Police 110, Japan" })).toBeInViewport();
  await page.getByRole("button", { name: "Show “Help” to someone" }).click();
  await expect(page.getByRole("dialog").locator('[lang="ja"]')).toHaveText("助けて");
  expect(await overflow(page)).toEqual([]);
  expect(await violations(page)).toEqual([]);
});
