import { byKeys, playSearchStory } from "../support/page/search-story.ts";
import { test } from "../support/test.ts";

test("a visitor finds a phrase by search with the keyboard alone", async ({ page }) => {
  await playSearchStory(page, byKeys);
});
