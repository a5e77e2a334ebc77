import { holdBack } from "../support/page/hold-back.ts";
import { settled } from "../support/page/layout.ts";
import { expect, test } from "../support/test.ts";

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

test("a phrase shows the text, how to say it, and its actions without scrolling", async ({ page }) => {
  for (const path of [
    "/phrases/japanese/where-is-the-bathroom",
    "/phrases/arabic/thank-you",
    "/phrases/german/hello",
  ]) {
    await test.step(path, async () => {
      await page.goto(path);
      await settled(page);
      const card = page.getByRole("article").first();
      for (const part of [
        card.locator("[data-script]").first(),
        // The romanization of a text in another script, and the pronunciation guide.
        ...(await card.locator('[lang$="-Latn"]').all()).slice(0, 1),
        card.locator('span[dir="ltr"]:not([lang])').first(),
        card.getByRole("button", { name: "Show to someone" }),
        card.getByRole("button", { name: "Save phrase" }),
      ]) {
        await expect(part).toBeInViewport({ ratio: 1 });
      }
    });
  }
});

test("a phrase shows a long text and how to say it above its actions", async ({ page }) => {
  for (const path of [
    "/phrases/tamil/even-a-small-amount-makes-me-very-ill",
    "/phrases/urdu/even-a-small-amount-makes-me-very-ill",
    "/phrases/russian/even-a-small-amount-makes-me-very-ill",
    "/phrases/arabic/im-allergic-to-seafood",
    "/phrases/bengali/i-need-to-contact-my-embassy",
    "/phrases/amharic/im-allergic-to-seafood",
    "/phrases/thai/im-allergic-to-dairy-products",
    "/phrases/tamil/can-i-leave-my-luggage-here",
    "/phrases/japanese/could-this-contain-traces-of-it",
    "/phrases/georgian/even-a-small-amount-makes-me-very-ill",
  ]) {
    await test.step(path, async () => {
      await page.goto(path);
      await settled(page);
      const card = page.getByRole("article").first();
      const guide = await card.locator('span[dir="ltr"]:not([lang])').first().boundingBox();
      const actions = await card.getByRole("button", { name: "Show to someone" }).boundingBox();
      if (!guide || !actions) throw new Error("Both must be on the page");
      expect(guide.y + guide.height).toBeLessThanOrEqual(actions.y);
    });
  }
});

test("the first phrase in a language is on the first screen, below its filters", async ({ page }) => {
  for (const language of ["amharic", "mandarin-chinese", "urdu"]) {
    await test.step(language, async () => {
      await page.goto(`/phrases?language=${language}`);
      await settled(page);
      const first = page.getByRole("list", { name: "Phrases" }).locator("[data-script]").first();
      await expect(first).toBeInViewport({ ratio: 1 });
    });
  }
});

test("a search shows its first result without scrolling, and its filters behind a button", async ({
  page,
}) => {
  await page.goto("/search?q=thank+you+in+japanese");
  await settled(page);
  const first = await page.getByText("ありがとうございます").first().boundingBox();
  // What was understood is above it, in two rows.
  expect(first?.y).toBeLessThan(370);
  const categories = page.getByRole("link", { name: "All Categories" });
  await expect(categories).toBeHidden();
  await page.getByRole("button", { name: "Filters" }).click();
  await expect(categories).toBeVisible();
  await expect(page.getByRole("button", { name: "Filters" })).toHaveAttribute("aria-expanded", "true");
});

test("taps on a phrase whose scripts are still on their way do what was tapped last", async ({ page }) => {
  const sendScripts = await holdBack(page);
  await page.goto("/phrases/japanese/thank-you", { waitUntil: "commit" });
  const save = page.getByRole("button", { name: "Save phrase" });
  await page.getByRole("button", { name: "Show to someone" }).tap();
  for (let taps = 0; taps < 3; taps++) await save.tap();
  sendScripts();
  await expect(save).toHaveAttribute("aria-pressed", "true");
  await settled(page);
  await expect(page.getByRole("dialog")).toBeHidden();
  await save.tap();
  await expect(save).toHaveAttribute("aria-pressed", "false");
});
