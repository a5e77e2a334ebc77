import { settled } from "../support/page/layout.ts";
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
