import { settled } from "../support/page/layout.ts";
import { drawEverything } from "../support/page/screen-problems.ts";
import { expect, test } from "../support/test.ts";

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

test("keeps the heading of a category in sight, below the header, while its phrases are scrolled", async ({
  page,
}) => {
  await page.goto("/languages/japanese/common-phrases");
  await settled(page);
  const greetings = page.locator("#greetings");
  await greetings
    .getByRole("listitem")
    .nth(6)
    .evaluate((row) => row.scrollIntoView({ block: "center" }));
  const heading = greetings.getByRole("heading", { name: "Greetings" });
  await expect(heading).toBeInViewport({ ratio: 1 });
  const header = await page.getByRole("banner").boundingBox();
  const box = await heading.boundingBox();
  expect(Math.round(box?.y ?? 0)).toBe(Math.round((header?.y ?? 0) + (header?.height ?? 0)));
});

test("breaks no ending off a phrase of Japanese", async ({ page }) => {
  for (const path of [
    "/languages/japanese/common-phrases",
    "/phrases?language=japanese",
    "/emergency/japanese",
    "/search?q=please+in+japanese",
  ]) {
    await test.step(path, async () => {
      await page.goto(path);
      await drawEverything(page);
      for (const width of [320, 360, 768]) {
        await page.setViewportSize({ width, height: 640 });
        const broken = await page.locator('main [data-script="Jpan"]:not(nav *)').evaluateAll((texts) =>
          texts
            .filter((text) => {
              const range = document.createRange();
              range.selectNodeContents(text);
              const lines = Map.groupBy(range.getClientRects(), ({ bottom }) => Math.round(bottom));
              const last = [...lines.values()].at(-1)?.reduce((sum, rect) => sum + rect.width, 0) ?? 0;
              // くださ|い, ます|か？
              return lines.size > 1 && last < 3.5 * Number.parseFloat(getComputedStyle(text).fontSize);
            })
            .map(({ textContent }) => textContent),
        );
        expect(broken, `${width}`).toEqual([]);
      }
    });
  }
});

test("shows where a page is: what it belongs to, and its name", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto("/languages/mandarin-chinese/common-phrases");
  await settled(page);
  const path = page.getByRole("navigation", { name: "Breadcrumb" });
  const shown = path.locator("li > :visible");
  await expect(shown).toHaveText(["Mandarin Chinese", "Common Phrases"]);
  for (const item of await shown.all())
    expect(await item.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test("filters the phrases, and saves one from its row", async ({ page }) => {
  await page.goto("/languages/japanese/common-phrases");
  await settled(page);
  await page.getByRole("searchbox", { name: "Find a phrase" }).fill("bathroom");
  const rows = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.locator("[data-script]") });
  await expect(rows).toHaveCount(1);
  const save = page.getByRole("button", { name: /^Save “.*bathroom/ });
  const box = await save.boundingBox();
  expect(box?.width).toBeGreaterThanOrEqual(44);
  expect(box?.height).toBeGreaterThanOrEqual(44);
  await save.tap();
  await expect(save).toHaveAttribute("aria-pressed", "true");
  await page.goto("/saved");
  await expect(page.getByRole("main").getByRole("link", { name: /bathroom/ })).toBeVisible();
});

test("the list of all languages begins with their choice, and repeats no phrase in a row", async ({
  page,
}) => {
  await page.goto("/phrases");
  await settled(page);
  await expect(page.getByText("Which language do you need?")).toBeInViewport({ ratio: 1 });
  const cards = page.getByRole("list", { name: "Phrases" }).getByRole("link");
  const english = await cards
    .locator("span:first-child")
    .evaluateAll((all) =>
      all.filter((one) => one.parentElement?.matches("li > a")).map((one) => one.textContent),
    );
  expect(english).toHaveLength(24);
  expect(new Set(english).size).toBe(24);
  const more = page.getByRole("link", { name: "Show more" });
  await more.tap();
  await expect(cards).toHaveCount(48);
});
