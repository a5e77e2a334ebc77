import { holdBack } from "../support/page/hold-back.ts";
import { settled } from "../support/page/layout.ts";
import { expect, test } from "../support/test.ts";

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

test("reaches Japanese on /languages with two taps, by typing the start of its name", async ({ page }) => {
  await page.goto("/languages");
  await settled(page);
  const field = page.getByRole("searchbox", { name: "Find a language" });
  await expect(field).toBeInViewport({ ratio: 1 });
  await field.tap();
  // As with a keyboard on the screen.
  await page.setViewportSize({ width: 360, height: 400 });
  await page.keyboard.type("jap");
  const card = page.getByRole("link", { name: /Japanese/ });
  await expect(card).toBeInViewport({ ratio: 1 });
  await card.tap();
  await expect(page).toHaveURL(/\/languages\/japanese$/);
});

test("reaches Japanese in the menu of the phrase list with two taps", async ({ page }) => {
  await page.goto("/phrases");
  await settled(page);
  const menu = page.getByText("More languages");
  await expect(menu).toBeInViewport({ ratio: 1 });
  await menu.tap();
  await page.getByRole("link", { name: /^Japanese/ }).tap();
  await expect(page).toHaveURL(/\/phrases\?language=japanese$/);
  await expect(page.getByRole("heading", { name: "Phrases in Japanese" })).toBeVisible();
});

test("groups the languages by region", async ({ page }) => {
  await page.goto("/languages");
  await settled(page);
  await page.getByRole("button", { name: "By region" }).tap();
  await expect(page.getByRole("list", { name: "East Asia", exact: true }).getByRole("link")).toHaveText([
    /Japanese/,
    /Korean/,
    /Mandarin/,
  ]);
});

test("filters by what was typed into the finder before the scripts arrived", async ({ page }) => {
  const sendScripts = await holdBack(page);
  await page.goto("/languages", { waitUntil: "domcontentloaded" });
  await page.getByRole("searchbox", { name: "Find a language" }).fill("viet");
  sendScripts();
  await settled(page);
  await expect(page.getByRole("list", { name: "Languages" }).getByRole("link")).toHaveText([/Vietnamese/]);
});
