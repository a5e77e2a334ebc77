import { expect, type Page } from "@playwright/test";
import { settled } from "./layout.ts";

/** A traveler types needs, a number in digits, and a word that the guide has nothing for. */
export async function playNeedsStory(page: Page): Promise<void> {
  const field = page.getByRole("combobox", { name: "Search for a phrase" });
  const headings = page.getByRole("list", { name: "Results" }).getByRole("heading", { level: 2 });
  const guesses = page.getByRole("region", { name: "Sounds like “chimney”" });

  await page.goto("/search");
  await settled(page);
  await field.fill("can i get the check");
  await expect(page.getByRole("option").first()).toContainText("The bill, please in Spanish");
  await field.fill("my stomach hurts in thai");
  await expect(page.getByRole("option", { name: "I have a stomachache in Thai" })).toBeVisible();
  await field.fill("chimney");
  await expect(page.getByRole("option", { name: "Today in Vietnamese sounds like" })).toBeVisible();
  await field.press("Enter");
  await expect(guesses.getByRole("heading", { level: 3 })).toHaveText(["Today"]);
  await expect(headings).toHaveCount(0);
  await field.fill("21");
  await field.press("Enter");
  await expect(headings).toHaveText(["Twenty", "One"]);
}
