import type { Page } from "@playwright/test";
import { swipe } from "../support/page/swipe.ts";
import { openForJob, PHONE, searchBox } from "../support/page/thumb.ts";
import { expect, test } from "../support/test.ts";

test.use(PHONE);

const card = (page: Page) => page.getByRole("article").first();

test("a traveler finds “thank you” in Japanese with 2 taps", async ({ page }) => {
  const thumb = await openForJob(page, "/");
  await thumb.tap(searchBox(page));
  await page.keyboard.type("thank you in japanese");
  await thumb.tap(page.getByRole("option", { name: "Thank you in Japanese", exact: true }));
  await expect(card(page).locator('[lang="ja"]').first()).toContainText("ありがとう");
  expect(thumb.taps).toBe(2);
});

test("a traveler shows someone the question for the bathroom with 3 taps", async ({ page }) => {
  const thumb = await openForJob(page, "/");
  await thumb.tap(searchBox(page));
  await page.keyboard.type("where is the toilet in japanese");
  await page.keyboard.press("Enter");
  await thumb.tap(page.getByRole("list", { name: "Results" }).getByRole("link").first());
  await thumb.tap(page.getByRole("button", { name: "Show to someone" }));
  await expect(page.getByRole("dialog").locator('[lang="ja"]').first()).toBeInViewport();
  expect(thumb.taps).toBe(3);
});

test("a traveler finds the number of the police in Japan with 2 taps", async ({ page }) => {
  const thumb = await openForJob(page, "/languages");
  await thumb.tap(page.getByRole("searchbox", { name: "Find a language" }));
  await page.keyboard.type("jap");
  await thumb.tap(page.getByRole("link", { name: /Japanese/ }));
  await expect(page.getByRole("link", { name: "Police 110, Japan" })).toHaveAttribute("href", "tel:110");
  expect(thumb.taps).toBe(2);
});

test("a traveler reaches the emergency numbers from a phrase with 1 tap", async ({ page }) => {
  const thumb = await openForJob(page, "/phrases/german/hello");
  await thumb.tap(page.getByRole("banner").getByRole("link", { name: /^SOS/ }));
  await expect(page).toHaveURL("/emergency/german");
  await expect(page.getByRole("link", { name: "Police 110, Germany" })).toHaveAttribute("href", "tel:110");
  expect(thumb.taps).toBe(1);
});

test("a traveler shows the next emergency phrase with 2 taps and a swipe", async ({ page }) => {
  const thumb = await openForJob(page, "/emergency/japanese");
  await thumb.tap(page.getByRole("button", { name: "Show “Call the police” to someone" }));
  const shown = page.getByRole("dialog");
  await expect(shown.getByText(/^2 of \d+$/)).toBeVisible();
  await swipe(page, -150);
  await expect(shown.getByText(/^3 of \d+$/)).toBeVisible();
  await thumb.tap(shown.getByRole("button", { name: "Replies" }));
  await expect(shown.getByRole("button", { name: /Yes$/ })).toBeVisible();
  expect(thumb.taps).toBe(2);
});

test("a traveler shows an allergy card with 3 taps and a choice", async ({ page }) => {
  const thumb = await openForJob(page, "/allergy-card");
  await page.getByRole("combobox", { name: "Language" }).selectOption("Thai");
  await thumb.tap(page.getByRole("checkbox", { name: "I'm allergic to peanuts" }));
  await thumb.tap(page.getByRole("checkbox", { name: "I'm allergic to seafood" }));
  await thumb.tap(page.getByRole("button", { name: "Show to Someone" }));
  await expect(page.getByRole("dialog").locator('[lang="th"]')).toHaveCount(2);
  expect(thumb.taps).toBe(3);
});

test("a traveler saves a phrase and finds it again with 2 taps", async ({ page }) => {
  const thumb = await openForJob(page, "/phrases/thai/hello");
  await thumb.tap(page.getByRole("button", { name: "Save phrase" }));
  await expect(page.getByRole("button", { name: "Save phrase", pressed: true })).toBeVisible();
  await thumb.tap(page.getByRole("banner").getByRole("link", { name: "Saved phrases" }));
  await expect(page.getByRole("main").getByRole("link", { name: /Hello/ })).toBeVisible();
  expect(thumb.taps).toBe(2);
});

test("a traveler lists the phrases for a meal in Thai with 3 taps", async ({ page }) => {
  const thumb = await openForJob(page, "/phrases");
  await thumb.tap(page.getByText("More languages"));
  await thumb.tap(page.getByRole("link", { name: /^Thai/ }));
  await thumb.tap(page.getByRole("link", { name: "Dining & Food" }).first());
  await expect(page).toHaveURL(/category=dining-food/);
  await expect(page.getByRole("list", { name: "Phrases" }).locator('[lang="th"]').first()).toBeVisible();
  expect(thumb.taps).toBe(3);
});

test("a traveler goes on to the next greeting with 1 tap", async ({ page }) => {
  const thumb = await openForJob(page, "/phrases/german/hello");
  await thumb.tap(page.getByRole("link", { name: /^Next in Greetings/ }));
  await expect(page).toHaveURL(/\/phrases\/german\/(?!hello$)/);
  expect(thumb.taps).toBe(1);
});

test("a traveler finds the same phrase in the next country's language with 2 taps", async ({ page }) => {
  const thumb = await openForJob(page, "/phrases/german/hello");
  await thumb.tap(page.getByRole("link", { name: "View all languages" }));
  await thumb.tap(page.getByRole("main").getByRole("link", { name: /^Czech/ }));
  await expect(page).toHaveURL(/\/phrases\/czech\/hello$/);
  expect(thumb.taps).toBe(2);
});

test("a traveler who mistypes a search reaches the phrase with 2 taps", async ({ page }) => {
  const thumb = await openForJob(page, "/");
  await thumb.tap(searchBox(page));
  await page.keyboard.type("thnak you in german");
  await page.keyboard.press("Enter");
  await thumb.tap(page.getByRole("list", { name: "Results" }).getByRole("link").first());
  await expect(page).toHaveURL(/\/phrases\/german\/thank-you$/);
  expect(thumb.taps).toBe(2);
});

test("a traveler narrows a search to a category with 2 taps", async ({ page }) => {
  const thumb = await openForJob(page, "/search?q=where");
  await thumb.tap(page.getByRole("button", { name: "Filters" }));
  await thumb.tap(page.getByRole("link", { name: "Travel & Directions" }).first());
  await expect(page).toHaveURL(/category=travel-directions/);
  await expect(page.getByRole("list", { name: "Results" }).getByRole("link").first()).toBeVisible();
  expect(thumb.taps).toBe(2);
});

test("a traveler hears a phrase with 1 tap", async ({ page }) => {
  await page.addInitScript(() => {
    speechSynthesis.getVoices = () => [{ lang: "de-DE", localService: true } as SpeechSynthesisVoice];
    speechSynthesis.speak = ({ text }) => document.documentElement.setAttribute("data-spoken", text);
    Object.defineProperty(SpeechSynthesisUtterance.prototype, "voice", { writable: true });
  });
  const thumb = await openForJob(page, "/phrases/german/hello");
  await thumb.tap(card(page).getByRole("button", { name: "Listen" }));
  await expect(page.locator("html")).toHaveAttribute("data-spoken", "Hallo");
  expect(thumb.taps).toBe(1);
});

test("a traveler copies a phrase into a message with 1 tap", async ({ page }) => {
  const thumb = await openForJob(page, "/phrases/korean/hello");
  await thumb.tap(card(page).getByRole("button", { name: /^Copy/ }));
  await expect(page.getByText("Copied")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("안녕");
  expect(thumb.taps).toBe(1);
});

test("a traveler finds water in the list of a language's phrases with 3 taps", async ({ page }) => {
  const thumb = await openForJob(page, "/languages/japanese");
  await thumb.tap(
    page
      .getByRole("main")
      .getByRole("link", { name: /common phrases/i })
      .first(),
  );
  await thumb.tap(page.getByRole("searchbox", { name: "Find a phrase" }));
  await page.keyboard.type("water");
  await thumb.tap(page.getByRole("main").getByRole("link", { name: /water/i }).first());
  await expect(card(page).locator('[lang="ja"]').first()).toContainText("水");
  expect(thumb.taps).toBe(3);
});
