import { storedAnswers } from "../support/page/stored-answers.ts";
import { expect, test } from "../support/static-export-test.ts";

const OF_JAPANESE = /\/practice\/?\?language=japanese&set=popular$/;

test("practices the phrases of a language in the static export", async ({ page }) => {
  await page.goto("/languages/japanese");
  await page.getByRole("link", { name: "Practice these phrases" }).click();
  await page.getByRole("navigation", { name: "Sets" }).getByRole("link", { name: "Popular" }).click();
  await expect(page).toHaveURL(OF_JAPANESE);
  await page.reload();
  await page.getByRole("button", { name: "Start practice" }).click();
  await expect(page.getByText("10 cards left")).toBeVisible();
  await page.keyboard.press("Space");
  await page.keyboard.press("4");
  await expect(page.getByText("9 cards left")).toBeVisible();
  await expect.poll(() => storedAnswers(page)).toBe(1);
  await page.goBack();
  await expect(page.getByRole("definition").last()).toHaveText("1");
  await expect(page).toHaveURL(OF_JAPANESE);
  await page.goForward();
  await expect(page.getByText("9 cards left")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("definition").last()).toHaveText("1");
});
