import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { swipe } from "../support/page/swipe.ts";
import { openForJob, PHONE, searchBox } from "../support/page/thumb.ts";
import { expect, test } from "../support/test.ts";

test.use(PHONE);

const shown = (page: Page) => page.getByRole("dialog");
const phrase = (page: Page, language: string) =>
  page.getByRole("article").locator(`p[lang=${language}]`).first();

test("a traveler makes Japanese the first language everywhere with 1 tap", async ({ page }) => {
  const thumb = await openForJob(page, "/languages/japanese");
  await thumb.tap(page.getByRole("button", { name: "My Language" }));
  await expect(page.getByRole("button", { name: "My language: Japanese" })).toBeVisible();
  await page.goto("/phrases");
  await expect(page.getByRole("region", { name: "Phrases in Japanese" })).toContainText("こんにちは");
  expect(thumb.taps).toBe(1);
});

test("a woman says thank you in Thai as women do with 3 taps", async ({ page }) => {
  const thumb = await openForJob(page, "/phrases/thai/thank-you");
  await thumb.tap(page.getByRole("button", { name: "I Speak As" }));
  await thumb.tap(shown(page).getByText("A woman"));
  await thumb.tap(shown(page).getByRole("button", { name: "Done" }));
  await expect(phrase(page, "th")).toHaveText("ขอบคุณค่ะ");
  expect(thumb.taps).toBe(3);
});

test("a traveler in Morocco asks for the bank as people say it there with 3 taps, and sees it while typing", async ({
  page,
}) => {
  const thumb = await openForJob(page, "/phrases/arabic/where-is-the-bank");
  await thumb.tap(page.getByRole("button", { name: "I Speak As" }));
  await thumb.tap(shown(page).getByText("Morocco"));
  await thumb.tap(shown(page).getByRole("button", { name: "Done" }));
  await expect(phrase(page, "ar")).toHaveText("فين البنكة؟");
  expect(thumb.taps).toBe(3);
  await page.goto("/");
  await searchBox(page).fill("where is the bank in arabic");
  await expect(page.getByRole("option").first().locator("[lang=ar]")).toHaveText("فين البنكة؟");
});

test("a traveler reaches the emergency page from the menu with 2 taps", async ({ page }) => {
  const thumb = await openForJob(page, "/phrases/german/hello");
  await thumb.tap(page.getByRole("button", { name: "Open menu" }));
  await thumb.tap(page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Emergency" }));
  await expect(page.getByRole("link", { name: "Police 110, Germany" })).toHaveAttribute("href", "tel:110");
  expect(thumb.taps).toBe(2);
});

test("a traveler with a severe allergy shows it, and asks about traces, with 5 taps and a choice", async ({
  page,
}) => {
  const thumb = await openForJob(page, "/allergy-card");
  await page.getByRole("combobox", { name: "Language" }).selectOption("German");
  for (const name of [
    "I'm allergic to peanuts",
    "I have a severe allergy",
    "Could this contain traces of it?",
  ])
    await thumb.tap(page.getByRole("checkbox", { name }));
  await thumb.tap(page.getByRole("checkbox", { name: "Add a card for an emergency" }));
  await thumb.tap(page.getByRole("button", { name: "Show to Someone" }));
  await expect(shown(page).getByText("Ich habe eine schwere Allergie")).toBeVisible();
  await expect(shown(page).getByText("Können hier Spuren davon enthalten sein?")).toBeVisible();
  await expect(shown(page).getByText("Call an ambulance")).toBeHidden();
  expect(thumb.taps).toBe(5);
  await page.keyboard.press("Escape");
  await thumb.tap(page.getByRole("button", { name: "Show in an Emergency" }));
  await expect(shown(page).getByText("Call an ambulance")).toBeVisible();
});

test("a traveler shows what a search found as cards with 2 taps and a swipe", async ({ page }) => {
  const thumb = await openForJob(page, "/");
  await thumb.tap(searchBox(page));
  await page.keyboard.type("where is in japanese");
  await page.keyboard.press("Enter");
  await thumb.tap(page.getByRole("button", { name: "Show as cards" }));
  await expect(shown(page).getByText(/^1 of \d+$/)).toBeVisible();
  await swipe(page, -150);
  await expect(shown(page).getByText(/^2 of \d+$/)).toBeVisible();
  expect(thumb.taps).toBe(2);
});

test("a seller answers the question for the price with a number, after 3 taps", async ({ page }) => {
  const thumb = await openForJob(page, "/phrases/japanese/how-much-does-it-cost");
  await thumb.tap(page.getByRole("button", { name: "Show to someone" }));
  await thumb.tap(shown(page).getByRole("button", { name: "Replies" }));
  await expect(shown(page).getByRole("textbox", { name: /Please type it here/ })).toBeVisible();
  await thumb.tap(shown(page).getByRole("button", { name: "1000 千" }));
  await expect(shown(page).getByRole("status").filter({ hasText: "1000" })).toBeAttached();
  expect(thumb.taps).toBe(3);
});

test("a traveler puts a phrase of a list into a sheet for the dinner with 3 taps", async ({ page }) => {
  const thumb = await openForJob(page, "/languages/japanese/common-phrases");
  await thumb.tap(page.getByRole("button", { name: "Save “Cheers”" }));
  await thumb.tap(page.getByRole("button", { name: "Choose Sheet" }));
  await shown(page).getByRole("textbox", { name: "New sheet" }).fill("Dinner");
  await page.keyboard.press("Enter");
  await thumb.tap(page.getByRole("banner").getByRole("link", { name: "Saved phrases" }));
  await expect(page.getByRole("link", { name: "Dinner" })).toBeVisible();
  expect(thumb.taps).toBe(3);
});

test.describe("with a sheet", () => {
  test.beforeEach(async ({ page }) => {
    await page.goto("/phrases/japanese/thank-you");
    await page.getByRole("button", { name: "Save phrase" }).tap();
    await page.getByRole("button", { name: "Choose Sheet" }).tap();
    await shown(page).getByRole("textbox", { name: "New sheet" }).fill("Dinner");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Added to “Dinner”")).toBeVisible();
  });

  test("a traveler sends it to a friend with 2 taps", async ({ page }) => {
    const thumb = await openForJob(page, "/saved");
    await thumb.tap(page.getByRole("link", { name: "Dinner" }));
    await thumb.tap(page.getByRole("button", { name: "Share Link" }));
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain("#sheet=");
    expect(thumb.taps).toBe(2);
  });

  test("a traveler takes it to Anki with 2 taps", async ({ page }) => {
    const thumb = await openForJob(page, "/saved");
    await thumb.tap(page.getByRole("link", { name: "Dinner" }));
    const downloading = page.waitForEvent("download");
    await thumb.tap(page.getByRole("button", { name: "Export for Anki" }));
    expect(await readFile(await (await downloading).path(), "utf8")).toContain("#deck:Saywhere::Dinner");
    expect(thumb.taps).toBe(2);
  });

  test("a traveler practices its first phrase with 4 taps", async ({ page }) => {
    const thumb = await openForJob(page, "/saved");
    await thumb.tap(page.getByRole("link", { name: "Dinner" }));
    await thumb.tap(page.getByRole("main").getByRole("link", { name: "Practice", exact: true }));
    await thumb.tap(page.getByRole("button", { name: "Start practice" }));
    await thumb.tap(page.getByRole("button", { name: "Show answer" }));
    await expect(page.getByRole("group", { name: "Card" }).locator("[lang=ja]")).toBeVisible();
    expect(thumb.taps).toBe(4);
  });
});

test("a traveler keeps Japanese for the flight with 2 taps", async ({ page }) => {
  const thumb = await openForJob(page, "/languages/japanese");
  await thumb.tap(page.getByRole("button", { name: "Keep Japanese on this device" }));
  await expect(shown(page).getByRole("status")).toHaveText(/^\d+ phrases, [\d.]+ (kB|MB)$/);
  await thumb.tap(shown(page).getByRole("button", { name: "Keep", exact: true }));
  await expect(shown(page).getByText(/^Kept: \d+ phrases/)).toBeVisible({ timeout: 30_000 });
  expect(thumb.taps).toBe(2);
});
