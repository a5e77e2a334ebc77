import { settled } from "../support/page/layout.ts";
import { expect, test } from "../support/test.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("a visitor finds a phrase, saves it, and continues browsing", async ({ page }) => {
  await page.goto("/");
  await settled(page);
  const search = page.getByRole("combobox", { name: "Search for a phrase" });
  await search.click();
  await search.pressSequentially("thank you in japanese");
  await expect(page.getByRole("option").first()).toHaveAccessibleName("Thank you in Japanese");
  await search.press("ArrowDown");
  await search.press("Enter");

  await expect(page).toHaveURL("/phrases/japanese/thank-you");
  await expect(page).toHaveTitle("How to say “Thank you” in Japanese | Saywhere");
  await expect(page.getByRole("article").locator('[lang="ja"]').first()).toContainText("ありがとう");
  await page.getByRole("button", { name: "Save phrase" }).click();
  await expect(
    page.getByRole("region", { name: "Notifications" }).getByText("Saved on this device."),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: "Save phrase", pressed: true })).toBeVisible();

  await page.getByRole("banner").getByRole("link", { name: "Saved phrases" }).click();
  await expect(page).toHaveURL("/saved");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Saved Phrases");
  await page.reload();
  const saved = page.getByRole("main").getByRole("listitem");
  await expect(saved).toHaveCount(1);
  await expect(saved).toContainText("ありがとう");

  await page.getByRole("main").getByRole("link", { name: "Japanese", exact: true }).click();
  await expect(page).toHaveURL("/languages/japanese");
  await page.getByRole("main").locator('a[href="/phrases?language=japanese"]').first().click();
  await expect(page).toHaveURL("/phrases?language=japanese");

  const categories = page.getByRole("navigation", { name: "Categories", exact: true });
  await categories.getByRole("link", { name: "Dining & Food" }).click();
  await expect(page).toHaveURL("/phrases?language=japanese&category=dining-food");
  await expect(categories.locator("[aria-current]")).toHaveText("Dining & Food");
  const languages = page.getByRole("navigation", { name: "Languages", exact: true });
  await languages.getByRole("link", { name: "Spanish", exact: true }).click();
  await expect(page).toHaveURL("/phrases?language=spanish&category=dining-food");
  await expect(page.getByRole("list", { name: "Phrases" }).locator('[lang="es"]').first()).toBeVisible();

  await page.goBack();
  await expect(page).toHaveURL("/phrases?language=japanese&category=dining-food");
  await expect(page.getByRole("list", { name: "Phrases" }).locator('[lang="ja"]').first()).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL("/languages/japanese");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Japanese");
});

test("removes a saved phrase and restores it", async ({ page }) => {
  await page.goto("/phrases/french/goodbye");
  await page.getByRole("button", { name: "Save phrase" }).click();
  await expect(page.getByRole("button", { name: "Save phrase", pressed: true })).toBeVisible();
  await page.goto("/saved");
  await page.getByRole("button", { name: /^Remove/ }).click();
  await expect(page.getByText("No saved phrases yet")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("main").getByRole("link", { name: /Goodbye/ })).toBeVisible();
});

test("resets filters without results", async ({ page }) => {
  await page.goto("/phrases?language=klingon&category=greetings");
  await settled(page);
  await expect(page.getByText("No phrases match your current filter selection.")).toBeVisible();
  await page.getByRole("link", { name: "Reset Filters" }).click();
  await expect(page).toHaveURL("/phrases");
  await expect(page.getByRole("list", { name: "Phrases" }).getByRole("listitem").first()).toBeVisible();
});

test("appends more phrases to the list without a page load, and shows them on the way back", async ({
  page,
}) => {
  await page.goto("/phrases?language=farsi");
  await settled(page);
  const cards = page.getByRole("main").locator('a[href^="/phrases/farsi/"]');
  const before = await cards.count();
  await page.getByRole("link", { name: "Show more" }).click();
  await expect.poll(() => cards.count()).toBeGreaterThan(before);
  const urls = await cards.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(new Set(urls).size).toBe(urls.length);
  await cards.last().click();
  await expect(page.getByRole("heading", { level: 1, name: /^How to say/ })).toBeVisible();
  await page.goBack();
  await expect(cards).toHaveCount(urls.length);
  await expect(cards.last()).toBeInViewport();
});

test("keeps the chosen color scheme", async ({ page }) => {
  await page.goto("/about");
  await settled(page);
  const html = page.locator("html");
  await page.getByRole("button", { name: /Switch to light/ }).click();
  await expect(html).toHaveAttribute("data-mantine-color-scheme", "light");
  await page.getByRole("button", { name: /Switch to dark/ }).click();
  await expect(html).toHaveAttribute("data-mantine-color-scheme", "dark");
  await page.goto("/languages");
  await expect(html).toHaveAttribute("data-mantine-color-scheme", "dark");
  await expect(page.getByRole("button", { name: /^Theme: dark/ })).toBeVisible();
});
