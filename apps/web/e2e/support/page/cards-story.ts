import type { Page } from "@playwright/test";
import { expect } from "../static-export-test.ts";

/** Shows an emergency phrase, the category of a phrase and an allergy card, which the page keeps. */
export async function playCardsStory(page: Page): Promise<void> {
  const card = page.getByRole("dialog");
  await page.goto("/emergency");
  await page.getByRole("searchbox", { name: "Find a country or language" }).fill("jap");
  // The list must have been filtered: a link that moves while it is pressed is not followed.
  await expect(page.getByRole("link", { name: /^Phrases in / })).toHaveCount(1);
  await page.getByRole("link", { name: "Phrases in Japanese" }).click();
  await page.getByRole("button", { name: "Show “Call the police” to someone" }).click();
  await expect(card.getByText(/^2 of \d+$/)).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(card.getByText(/^3 of \d+$/)).toBeVisible();
  await card.getByRole("button", { name: "Replies" }).click();
  await expect(card.getByRole("button", { name: /Yes$/ })).toBeVisible();

  await page.goto("/phrases/thai/hello");
  await page.getByRole("button", { name: "Show to someone" }).click();
  await expect(card.getByText(/^1 of \d+$/)).toBeVisible();

  await page.goto("/allergy-card");
  await page.getByRole("combobox", { name: "Language" }).selectOption("Urdu");
  // Not `check`, which expects the tick at once: during hydration it appears a frame later.
  await page.getByRole("checkbox", { name: "I'm allergic to eggs" }).click();
  await expect(page.getByRole("checkbox", { name: "I'm allergic to eggs" })).toBeChecked();
  await page.getByRole("button", { name: "Show to Someone" }).click();
  await expect(card.locator('[lang="ur"]')).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole("checkbox", { name: "I'm allergic to eggs" })).toBeChecked();
}
