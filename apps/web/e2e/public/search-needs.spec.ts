import { violations } from "../support/page/axe.ts";
import { overflow, settled } from "../support/page/layout.ts";
import { playNeedsStory } from "../support/page/needs-story.ts";
import { expect, test } from "../support/test.ts";

test.use({ viewport: { width: 360, height: 640 } });

test("a traveller finds phrases by needs and digits on a phone", async ({ page }) => {
  await playNeedsStory(page);
});

test("the guesses of a search fit a phone and have no accessibility violations", async ({ page }) => {
  await page.goto("/search?q=chimney");
  await settled(page);
  await expect(page.getByRole("heading", { name: "Sounds like “chimney”" })).toBeVisible();
  expect(await overflow(page)).toEqual([]);
  expect(await violations(page)).toEqual([]);
});
