import { holdBack } from "../support/page/hold-back.ts";
import { settled } from "../support/page/layout.ts";
import { expect, test } from "../support/test.ts";

test("keeps what was typed into the search field before the scripts arrived", async ({ page }) => {
  const sendScripts = await holdBack(page);
  await page.goto("/about", { waitUntil: "domcontentloaded" });
  const field = page.getByRole("combobox", { name: "Search for a phrase" });
  await field.fill("good morning");

  sendScripts();
  await settled(page);
  await expect(field).toHaveValue("good morning");
  await expect(page.getByRole("option", { name: /^Good morning in/ }).first()).toBeVisible();
  await field.press("Enter");
  await expect(page).toHaveURL(/\/search\?q=good(\+|%20)morning$/);
});

test("submits the search form before the scripts arrive", async ({ page }) => {
  await page.route("**/assets/*.js", () => {});
  await page.goto("/about", { waitUntil: "domcontentloaded" });
  await page.getByRole("combobox", { name: "Search for a phrase" }).fill("good morning");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(/\/search\?q=good\+morning$/);
});

test("a language menu that was opened before the scripts arrived can be searched", async ({ page }) => {
  const sendScripts = await holdBack(page);
  await page.goto("/phrases", { waitUntil: "domcontentloaded" });
  await page.getByText("More languages").click();
  sendScripts();
  await page.getByRole("searchbox", { name: "Find a language" }).fill("jap");
  await expect(page.getByRole("link", { name: /Japanese/ }).first()).toBeVisible();
});

test("keeps what was chosen on the allergy card before the scripts arrived", async ({ page }) => {
  const sendScripts = await holdBack(page);
  await page.goto("/allergy-card", { waitUntil: "domcontentloaded" });
  await page.getByRole("combobox", { name: "Language" }).selectOption("Japanese");
  await page.getByRole("checkbox", { name: "I'm vegan" }).check();
  sendScripts();
  await expect(page.getByRole("region", { name: "Your Card in Japanese" }).getByRole("listitem")).toHaveText([
    /I'm vegan$/,
  ]);
  await expect(page.getByRole("checkbox", { name: "I'm vegan" })).toBeChecked();
});

test("keeps the position of a visitor who scrolled before the scripts arrived, also after going back", async ({
  page,
}) => {
  const sendScripts = await holdBack(page);
  await page.goto("/languages/japanese", { waitUntil: "domcontentloaded" });
  await page.evaluate(() => scrollTo(0, 300));
  sendScripts();
  await settled(page);
  const scrolled = () => page.evaluate(() => scrollY);
  expect(await scrolled()).toBe(300);
  await page.getByRole("link", { name: "Common phrases in Japanese" }).first().click();
  await expect(page).toHaveURL(/common-phrases$/);
  // While the page loads, its placeholder is at the top too, and going back then would only cancel the navigation.
  await expect(page.getByRole("main")).toBeFocused();
  expect(await scrolled()).toBe(0);
  await page.goBack();
  await expect.poll(scrolled).toBe(300);
});

test("repeats a click made while the page's own script was still loading", async ({ page }) => {
  const sendPart = await holdBack(page, "**/assets/phrases._languageSlug._phraseSlug-*.js");
  await page.goto("/phrases/japanese/hello", { waitUntil: "domcontentloaded" });
  // React listens from now on, and stops clicks on what it cannot hydrate.
  await page.waitForFunction(() => Object.keys(document).some((key) => key.startsWith("_reactListening")));
  const save = page.getByRole("button", { name: "Save phrase" });
  await save.click();
  await expect(save).toHaveAttribute("aria-pressed", "false");
  sendPart();
  await expect(save).toHaveAttribute("aria-pressed", "true");
});
