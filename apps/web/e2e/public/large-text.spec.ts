import type { Locator, Page } from "@playwright/test";
import { networkIdle, overflow, setTextSize, settled } from "../support/page/layout.ts";
import { overlap } from "../support/page/overlap.ts";
import { expect, test } from "../support/test.ts";

const PAGES = [
  "/",
  "/languages",
  "/languages/japanese",
  "/languages/japanese/common-phrases",
  "/phrases",
  "/saved",
];
const SEARCHES = ["/search", "/search?q=thank+you"];

const headerHeight = async (page: Page) => (await page.getByRole("banner").boundingBox())?.height;
const pageWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

test("the example in the search field fits a low window", async ({ page }) => {
  await page.setViewportSize({ width: 683, height: 384 });
  await page.goto("/");
  await settled(page);
  const field = page.getByRole("combobox", { name: "Search for a phrase" });
  const [room, needed] = await field.evaluate((input: HTMLInputElement) => {
    const { paddingLeft, paddingRight, font } = getComputedStyle(input);
    const context = document.createElement("canvas").getContext("2d");
    if (!context) throw new Error("A canvas measures text");
    context.font = font;
    const padding = Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight);
    return [input.clientWidth - padding, context.measureText(input.placeholder).width];
  });
  expect(room).toBeGreaterThan(needed);
});

test("pages are no wider than a phone with text of 200 %, and their headers stay one row", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const path of [...PAGES, ...SEARCHES]) {
    await test.step(path, async () => {
      await page.goto(path);
      await settled(page);
      await setTextSize(page, "200%");
      expect(await pageWidth(page)).toBe(360);
      if (PAGES.includes(path)) expect(await headerHeight(page)).toBeLessThan(60);
      // The typed text is visible.
      const room = await page.getByRole("combobox", { name: "Search for a phrase" }).evaluate((field) => {
        const { paddingLeft, paddingRight } = getComputedStyle(field);
        return field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      });
      expect(room).toBeGreaterThan(150);
    });
  }
});

test("pages are no wider than a window of 320 pixels, as at a zoom of 400 %", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  for (const path of [...PAGES, ...SEARCHES]) {
    await test.step(path, async () => {
      await page.goto(path);
      await settled(page);
      expect(await pageWidth(page)).toBe(320);
      // All in one row.
      expect(await headerHeight(page)).toBeLessThan(60);
      // In so low a window, the header scrolls with the page.
      await page.mouse.wheel(0, 600);
      await expect(page.getByRole("banner")).not.toBeInViewport();
    });
  }
});

const BESIDE_A_HEADING = [
  { path: "/phrases?language=spanish&category=greetings", name: "Show as cards" },
  { path: "/search?q=thank+you+in+japanese", name: "Filters" },
];
for (const { path, name } of BESIDE_A_HEADING) {
  test(`the button ${name} of ${path} is whole on a phone with text of 200 %`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(path);
    await settled(page);
    await setTextSize(page, "200%");
    const button = page.getByRole("button", { name });
    const box = await button.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
    expect(await button.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  });
}

/** A font of which no glyph can be had, as before it has loaded. */
function refusePageFonts() {
  window.FontFace = class extends FontFace {
    constructor(family: string) {
      super(family, "local('no such font')");
    }
  };
}

test("the home page is no wider than a phone while its fonts load, with text of any size", async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/Failed to load resource.*\.woff2/);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.route("**/*.woff2", (route) => route.abort());
  await page.addInitScript(refusePageFonts);
  await page.goto("/");
  for (const size of ["100%", "150%", "200%"]) {
    await setTextSize(page, size);
    expect(await pageWidth(page), size).toBe(360);
  }
});

/** Opens a page on a phone, and then makes its text twice as large. */
async function openLarge(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(path);
  await networkIdle(page);
  await setTextSize(page, "200%");
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error("It must be visible");
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

test.describe("with text of 200 % on a phone", () => {
  test.use({ hasTouch: true, isMobile: true });

  test("the choice of a language for the allergy card is as wide as the phone", async ({ page }) => {
    await openLarge(page, "/allergy-card");
    expect(await overflow(page)).toEqual([]);
  });

  test("a practice session is as wide as the phone, and its grades follow the answer in two rows", async ({
    page,
  }) => {
    await openLarge(page, "/practice?language=japanese&category=greetings");
    const terms = await Promise.all((await page.getByRole("term").all()).map(boxOf));
    for (const [index, { x }] of terms.slice(1).entries()) {
      expect(x - (terms[index]?.right ?? x)).toBeGreaterThanOrEqual(8);
    }
    await page.getByRole("button", { name: "Start practice" }).press("Enter");
    const card = page.getByRole("group", { name: "Card" });
    const reveal = card.getByRole("button", { name: "Show answer" });
    await expect(reveal).toBeInViewport({ ratio: 1 });
    expect(await overflow(page)).toEqual([]);
    await reveal.press("Enter");
    const grades = page.getByRole("group", { name: "How well did you know it?" });
    await expect(grades).toBeVisible();
    expect(await overflow(page)).toEqual([]);
    const tops = await Promise.all(
      (await grades.getByRole("button").all()).map(async (grade) => (await boxOf(grade)).y),
    );
    expect(new Set(tops).size).toBe(2);
    const [, answer] = await card.locator("> *").all();
    if (!answer) throw new Error("The answer must be there");
    expect((await boxOf(answer)).bottom).toBeGreaterThan(640);
    expect(await overlap(grades, answer)).toBe(false);
  });

  test("the field of a typed answer has the whole width", async ({ page }) => {
    await openLarge(page, "/practice?language=japanese&category=greetings");
    await page.getByText("Typing", { exact: true }).click();
    await page.getByRole("button", { name: "Start practice" }).press("Enter");
    expect((await boxOf(page.getByRole("textbox", { name: /^Type it in/ }))).width).toBeGreaterThan(250);
    expect(await overflow(page)).toEqual([]);
  });

  test("the name of a sheet has the whole width, and the buttons below a sheet are on the screen", async ({
    page,
  }) => {
    await openLarge(page, "/languages/japanese/common-phrases");
    await page
      .getByRole("button", { name: /^Save “/ })
      .first()
      .press("Enter");
    await page.goto("/saved");
    await networkIdle(page);
    await setTextSize(page, "200%");
    await page.getByRole("button", { name: "New Sheet" }).press("Enter");
    const dialog = page.getByRole("dialog");
    const name = dialog.getByRole("textbox", { name: "Name" });
    await name.fill("A week with the grandparents");
    expect((await boxOf(name)).width).toBeGreaterThan(250);
    expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await name.press("Enter");
    expect((await boxOf(page.getByRole("button", { name: "Rename" }))).x).toBeGreaterThanOrEqual(0);
    expect(await overflow(page)).toEqual([]);
  });

  test("the buttons of an emergency phrase stay in its card", async ({ page }) => {
    await page.addInitScript(() => {
      speechSynthesis.getVoices = () => [{ lang: "ur-PK", localService: true } as SpeechSynthesisVoice];
    });
    await openLarge(page, "/emergency/urdu");
    const show = page.getByRole("button", { name: /^Show/ }).first();
    const actions = show.locator("..");
    const { right } = await boxOf(actions.locator(".."));
    const buttons = actions.getByRole("button");
    await expect(buttons).toHaveCount(3);
    for (const button of await buttons.all()) expect((await boxOf(button)).right).toBeLessThan(right);
  });

  test("the actions of a phrase do not stick to the window, and are in their place on the page", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto("/phrases/thai/where-is-the-bathroom");
    await networkIdle(page);
    const save = page.getByRole("button", { name: "Save phrase" });
    await page.evaluate(() => scrollTo(0, 0));
    await expect(save).toBeInViewport({ ratio: 1 });
    await setTextSize(page, "200%");
    await expect(save).not.toBeInViewport();
    await save.scrollIntoViewIfNeeded();
    await expect(save).toBeInViewport({ ratio: 1 });
    expect(await overflow(page)).toEqual([]);
  });

  test("the name of a language stays whole in search results", async ({ page }) => {
    await openLarge(page, "/search?q=thank+you");
    const results = page.getByRole("list", { name: "Results" });
    const name = results.getByText("Farsi (Persian)", { exact: true }).first();
    const lines = await name.evaluate(
      (element) => element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight),
    );
    expect(Math.round(lines)).toBe(1);
  });
});

test("Urdu keeps clear of the English above it on a phone, also with text of 200 %", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto("/languages/urdu/common-phrases");
  await settled(page);
  const english = page.getByRole("link", { name: "Hello", exact: true });
  for (const size of ["100%", "200%"]) {
    await setTextSize(page, size);
    const native = await boxOf(english.locator("..").locator('[lang="ur"]'));
    // Nastaliq draws beyond its box, by up to a third of its letters.
    expect(native.y - (await boxOf(english)).bottom, size).toBeGreaterThan(native.height / 10);
  }
});
