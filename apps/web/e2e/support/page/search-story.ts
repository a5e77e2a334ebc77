import type { Locator, Page } from "@playwright/test";
import { expect } from "../test.ts";
import { violations } from "./axe.ts";
import { focusByKey, pressByKey } from "./keyboard.ts";
import { overflow, settled } from "./layout.ts";

/** How a visitor uses a page. */
export interface Hands {
  type(field: Locator, text: string): Promise<void>;
  follow(link: Locator): Promise<void>;
  choose(option: Locator): Promise<void>;
}

export const byPointing: Hands = {
  type: (field, text) => field.fill(text),
  follow: (link) => link.click(),
  choose: (option) => option.click(),
};

export const byKeys: Hands = {
  async type(field, text) {
    await focusByKey(field);
    await field.page().keyboard.press("Control+a");
    await field.page().keyboard.type(text);
  },
  follow: (link) => pressByKey(link),
  async choose(option) {
    const { keyboard } = option.page();
    while ((await option.getAttribute("aria-selected")) !== "true") await keyboard.press("ArrowDown");
    await keyboard.press("Enter");
  },
};

/** A session of searches from the start page to a phrase, on the live site and on the static export. */
export async function playSearchStory(page: Page, hands: Hands): Promise<void> {
  const main = page.getByRole("main");
  const results = main.getByRole("list", { name: "Results" });
  const box = page.getByRole("combobox", { name: "Search for a phrase" });
  const heading = (text: string) => expect(page.getByRole("heading", { level: 1 })).toHaveText(text);
  const search = async (text: string) => {
    await hands.type(box, text);
    await page.keyboard.press("Enter");
  };

  await page.goto("/");
  await settled(page);
  await search("thank you in japanese");
  await heading("“thank you” · Japanese");
  // The tabs have another link of this name, since this search chose the language.
  await expect(main.getByRole("link", { name: "Japanese", exact: true }).last()).toHaveAttribute(
    "href",
    "/languages/japanese",
  );
  await expect(results.getByRole("link").first()).toHaveAttribute("href", "/phrases/japanese/thank-you");
  await expect(results.locator("mark").first()).toHaveText("Thank you");

  await hands.follow(main.getByRole("link", { name: "Search all languages" }));
  await expect(results.getByRole("heading").first()).toHaveText("Thank you");
  await expect(results.getByRole("link", { name: /^All \d+ languages for “Thank you”$/ })).toBeVisible();

  const languages = page.getByRole("navigation", { name: "Languages", exact: true });
  const categories = page.getByRole("navigation", { name: "Categories", exact: true });
  // On a phone, the filters are behind a button.
  const filters = main.getByRole("button", { name: "Filters" });
  if (await filters.isVisible()) await filters.click();
  await hands.follow(languages.getByRole("link", { name: "Spanish", exact: true }));
  await expect(results.getByRole("link").first()).toHaveAttribute("href", "/phrases/spanish/thank-you");
  await hands.follow(categories.getByRole("link", { name: "Greetings" }));
  await expect(results.getByRole("link").first()).toContainText("I'm fine, thank you");
  await expect(categories.locator("[aria-current]")).toHaveText("Greetings");
  await hands.follow(main.getByRole("link", { name: "Remove the filter Spanish" }));
  await expect(results.getByRole("heading").first()).toHaveText("I'm fine, thank you");
  await expect(languages.locator("[aria-current]")).toHaveText("All Languages");
  await expect(main.getByRole("status").filter({ hasText: /: \d+ phrase/ })).toHaveCount(1);

  await search("xiexie");
  await heading("Results for “xiexie”");
  await expect(results.getByRole("heading").first()).toHaveText("Thank you");
  await expect(results.locator('[lang="zh-Latn"] mark').first()).toHaveText("Xièxie");
  expect(await overflow(page)).toEqual([]);

  await search("thnak you");
  await expect(main.getByText("Showing results for “thank you”")).toBeVisible();
  await expect(results.getByRole("heading").first()).toHaveText("Thank you");

  await search("food phrases in thai");
  await heading("Dining & Food in Thai");
  await expect(main.getByRole("link", { name: "Remove the filter Dining & Food" })).toBeVisible();
  await expect(categories.locator("[aria-current]")).toHaveText("Dining & Food");
  await expect(results.locator('[lang="th"]').first()).toBeVisible();

  await search("zzzz");
  await heading('No results found for "zzzz"');
  await expect(main.getByText("Check the spelling")).toBeVisible();
  await hands.follow(main.getByRole("link", { name: "gracias" }));
  await heading("Results for “gracias”");
  await expect(results.locator('[lang="es"] mark').first()).toHaveText("Gracias");

  await hands.type(box, "shukran");
  const option = page.getByRole("option", { name: "Thank you in Arabic", exact: true });
  await expect(option.locator("mark")).toHaveText("Shukran");
  await expect(page.getByRole("status").filter({ hasText: /^\d+ suggestions$/ })).toHaveCount(1);
  expect(await violations(page)).toEqual([]);
  await hands.choose(option);
  await heading("How to say “Thank you” in Arabic");
  await expect(page).toHaveURL(/\/phrases\/arabic\/thank-you\/?$/);
}
