import { violations } from "../support/page/axe.ts";
import { overflow, settled } from "../support/page/layout.ts";
import { playNeedsStory } from "../support/page/needs-story.ts";
import { expect, test } from "../support/test.ts";

test.use({ viewport: { width: 360, height: 640 } });

test("a traveler finds phrases by needs and digits on a phone", async ({ page }) => {
  await playNeedsStory(page);
});

test("the guesses of a search fit a phone and have no accessibility violations", async ({ page }) => {
  await page.goto("/search?q=chimney");
  await settled(page);
  await expect(page.getByRole("heading", { name: "Sounds like “chimney”" })).toBeVisible();
  expect(await overflow(page)).toEqual([]);
  expect(await violations(page)).toEqual([]);
});

test("on a touch screen, highlighted results keep their spaces, and a long word stays on the screen", async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 320, height: 640 }, hasTouch: true });
  const page = await context.newPage();
  await page.goto("/search?q=where+is+the+toilet");
  const heading = page.getByRole("main").getByRole("heading", { name: "Where is the bathroom?" });
  expect(await heading.innerText()).toBe("Where is the bathroom?");
  await page.goto(`/search?q=Donaudampfschifffahrtsgesellschaftskapitaen`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await context.close();
});
