import type { Locator, Page } from "@playwright/test";
import { violations } from "../support/page/axe.ts";
import { layoutShift, networkIdle, overflow, setTextSize, settled } from "../support/page/layout.ts";
import { overlap } from "../support/page/overlap.ts";
import { expect, test } from "../support/test.ts";

test.use({ viewport: { width: 360, height: 640 } });

const box = (page: Page) => page.getByRole("combobox", { name: "Search for a phrase" });
const chip = (page: Page, name: string) => page.getByRole("button", { name: `My language: ${name}` });
const anyChip = (page: Page) => page.getByRole("button", { name: /^My language: / });
const tabs = (page: Page) => page.getByRole("navigation", { name: "Languages" }).locator("> a");
const firstResult = (page: Page) => page.getByRole("list", { name: "Results" }).getByRole("listitem").first();

/** The middle of an element is in the window, and nothing lies over it, once the page does not move any more. */
async function expectUncovered(part: Locator): Promise<void> {
  const isOnTop = () =>
    part.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
  await expect.poll(isOnTop).toBe(true);
}

/** Opens a page as on a device on which a language was chosen before. */
async function open(page: Page, path: string, slug: string, name: string): Promise<void> {
  await page.addInitScript(
    (language) => localStorage.setItem("saywhere.my-language", language),
    JSON.stringify({ slug, name }),
  );
  await page.goto(path);
  await networkIdle(page);
}

test("chooses a language on its page, which then comes first everywhere, changes it and forgets it", async ({
  page,
}) => {
  await page.goto("/languages/japanese");
  await settled(page);
  await expect(anyChip(page)).toHaveCount(0);
  await page.getByRole("button", { name: "My Language" }).click();
  await expect(page.getByText("Japanese is your language")).toBeVisible();
  await expect(chip(page, "Japanese")).toBeVisible();
  expect(await overflow(page)).toEqual([]);
  expect(await violations(page)).toEqual([]);

  await page.goto("/phrases");
  await expect(tabs(page)).toHaveText(["All Languages", "Japanese", "Farsi (Persian)", "Spanish", "Arabic"]);
  const mine = page.getByRole("region", { name: "Phrases in Japanese" });
  await expect(mine.getByRole("listitem")).toHaveCount(4);
  await expect(page.getByRole("heading", { name: "Phrases in all languages" })).toBeVisible();
  await page.goto("/");
  await expect(mine).toContainText("こんにちは");
  await expect(page.getByRole("heading", { name: "Common Phrases in Farsi (Persian)" })).toBeVisible();
  await page.goto("/phrases/where-is-the-bathroom");
  await expect(page.locator("main li[data-of-language]").first()).toContainText("Japanese");

  await box(page).fill("where is");
  await expect(page.getByRole("option").first()).toHaveAccessibleName(/ in Japanese$/);
  await box(page).press("Enter");
  await expect(firstResult(page).getByRole("listitem").first()).toContainText("Japanese");
  await page.reload();
  await expect(firstResult(page).getByRole("listitem").first()).toContainText("Japanese");

  await chip(page, "Japanese").click();
  const dialog = page.getByRole("dialog", { name: "My Language" });
  await expect(dialog.getByRole("button", { name: /^Japanese/ })).toHaveAttribute("aria-pressed", "true");
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole("searchbox").fill("farsi");
  await page.keyboard.press("Enter");
  await expect(chip(page, "Farsi (Persian)")).toBeVisible();
  await expect(firstResult(page).getByRole("listitem").first()).toContainText("Farsi (Persian)");

  await chip(page, "Farsi (Persian)").press("Enter");
  await dialog.getByRole("button", { name: "Forget Farsi (Persian)" }).click();
  await expect(anyChip(page)).toHaveCount(0);
  await page.goto("/phrases");
  await expect(tabs(page)).toHaveText(["All Languages", "Farsi (Persian)", "Spanish", "Arabic"]);
});

test("the first search that names a language chooses it, with a way back that lasts", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto("/search?q=thank+you+in+japanese");
  await expect(chip(page, "Japanese")).toBeVisible();
  await expect(page.getByText("Japanese is your language now.")).toBeVisible();
  await expectUncovered(box(page));
  await expectUncovered(firstResult(page).getByRole("link").first());
  expect(await overflow(page)).toEqual([]);
  expect(await violations(page)).toEqual([]);
  expect(await layoutShift(page)).toBeLessThan(0.01);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(anyChip(page)).toHaveCount(0);
  await page.reload();
  await settled(page);
  await expect(anyChip(page)).toHaveCount(0);
});

test("the note of a chosen language is above the search field of a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto("/search?q=thank+you+in+mandarin+chinese");
  const text = page.getByText("Mandarin Chinese is your language now.");
  await expect(text).toBeVisible();
  const note = await text.locator("..").boundingBox();
  const field = await box(page).boundingBox();
  if (!note || !field) throw new Error("Both must be on the page");
  expect(note.y + note.height).toBeLessThan(field.y);
});

test("the note of a chosen language has room for its buttons with text of 200 %", async ({ page }) => {
  await page.goto("/search?q=thank+you+in+mandarin+chinese");
  await networkIdle(page);
  await setTextSize(page, "200%");
  const text = page.getByText("Mandarin Chinese is your language now.");
  const [undo, ok] = [page.getByRole("button", { name: "Undo" }), page.getByRole("button", { name: "OK" })];
  for (const button of [undo, ok]) {
    expect(await overlap(text, button)).toBe(false);
    // Its label is not cut off.
    expect(await button.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  }
  expect(await overlap(undo, ok)).toBe(false);
  expect(await overlap(text.locator(".."), box(page))).toBe(false);
  // The line behind the note is as high as two.
  const line = page.getByText("Find any phrase in any language");
  await expect(line).toHaveCSS("color", "rgba(0, 0, 0, 0)");
  await ok.click();
  await expect(line).not.toHaveCSS("color", "rgba(0, 0, 0, 0)");
});

test("the language in the header stays in it with text of 200 %, and its dialog has wide lines", async ({
  page,
}) => {
  await open(page, "/phrases", "mandarin-chinese", "Mandarin Chinese");
  await setTextSize(page, "200%");
  const mine = chip(page, "Mandarin Chinese");
  const inside = await mine.locator("> *").boundingBox();
  const header = await page.getByRole("banner").boundingBox();
  if (!inside || !header) throw new Error("Both must be on the page");
  expect(header.height).toBeLessThan(60);
  expect(inside.y - header.y).toBeGreaterThan(2);
  expect(header.y + header.height - inside.y - inside.height).toBeGreaterThan(2);
  await mine.click();
  const line = page.getByRole("dialog").getByText("Mandarin Chinese comes first in search and lists.");
  expect((await line.boundingBox())?.width).toBeGreaterThan(260);
});

test("the first suggestion that is opened for a text with a language chooses it", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto("/about");
  await settled(page);
  await box(page).fill("konnichiwa");
  await page.getByRole("option").first().click();
  await expect(page).toHaveURL("/phrases/japanese/hello");
  await networkIdle(page);
  await expect(anyChip(page)).toHaveCount(0);
  await box(page).fill("hello in japanese");
  await page
    .getByRole("option", { name: /^Hello in Japanese/ })
    .first()
    .click();
  await expect(chip(page, "Japanese")).toBeVisible();
  await expect(page.getByText("Japanese is your language now.")).toBeVisible();
  await expectUncovered(box(page));
  await expectUncovered(page.getByRole("button", { name: "Show to someone" }));
  await expectUncovered(page.getByRole("button", { name: "Save phrase" }));
  expect(await overflow(page)).toEqual([]);
});

test("saves a phrase in the visitor's language from the home page", async ({ page }) => {
  await open(page, "/", "mandarin-chinese", "Mandarin Chinese");
  const mine = page.getByRole("region", { name: "Phrases in Mandarin Chinese" });
  const save = mine.getByRole("button", { name: /^Save “/ });
  await expect(save).toHaveCount(4);
  await save.first().click();
  await expect(save.first()).toHaveAttribute("aria-pressed", "true");
  expect(await violations(page)).toEqual([]);
});

test("shows the whole romanization of each phrase in the visitor's language", async ({ page }) => {
  await open(page, "/", "urdu", "Urdu");
  const rows = page.getByRole("region", { name: "Phrases in Urdu" }).getByRole("listitem");
  await expect(rows).toHaveCount(4);
  for (const width of [360, 600, 1024, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const cut = await rows
      .locator("a > *")
      .evaluateAll((texts) =>
        texts.flatMap(({ scrollWidth, clientWidth, textContent }) =>
          scrollWidth > clientWidth ? [textContent] : [],
        ),
      );
    expect(cut, `${width} px`).toEqual([]);
  }
});

test("chooses the language that the finder shows", async ({ page }) => {
  await page.goto("/languages");
  await settled(page);
  await page.getByRole("searchbox", { name: "Find a language" }).fill("urd");
  await page.getByRole("button", { name: "Make Urdu My Language" }).click();
  await expect(chip(page, "Urdu")).toBeVisible();
  expect(await overflow(page)).toEqual([]);
  expect(await violations(page)).toEqual([]);
});

test("a text typed on a page of a language finds phrases in it first", async ({ page }) => {
  await page.goto("/languages/korean");
  await settled(page);
  await box(page).fill("where is");
  await expect(page.getByRole("option").first()).toHaveAccessibleName(/ in Korean$/);
  await box(page).press("Enter");
  await expect(page).toHaveURL("/search?q=where+is&prefer=korean");
  await expect(firstResult(page).getByRole("listitem").first()).toContainText("Korean");
});

for (const [width, slug, name] of [
  [360, "mandarin-chinese", "Mandarin Chinese"],
  [1440, "urdu", "Urdu"],
] as const) {
  test(`pages do not shift at ${width} px where ${name} was chosen before`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of [
      "/",
      "/phrases",
      "/phrases?category=greetings",
      "/phrases/hello",
      "/search?q=where+is",
    ]) {
      await test.step(path, async () => {
        await open(page, path, slug, name);
        await expect(chip(page, name)).toBeVisible();
        expect(await layoutShift(page)).toBeLessThan(0.01);
        expect(await overflow(page)).toEqual([]);
      });
    }
    await page.emulateMedia({ colorScheme: "dark" });
    await page.goto("/phrases");
    await networkIdle(page);
    expect(await violations(page)).toEqual([]);
  });
}
