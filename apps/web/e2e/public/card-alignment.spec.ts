import { settled } from "../support/page/layout.ts";
import { drawEverything } from "../support/page/screen-problems.ts";
import { expect, test } from "../support/test.ts";

test("the native texts of a row of cards have one baseline, whatever their scripts", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/phrases");
  await settled(page);
  const texts = page.getByRole("list", { name: "Phrases" }).locator("li > a > [data-script]");
  const baselines = await texts.evaluateAll((all) =>
    all.slice(0, 12).map((text) => {
      const mark = document.createElement("span");
      mark.style.display = "inline-block";
      text.append(mark);
      const { bottom } = mark.getBoundingClientRect();
      mark.remove();
      return { row: Math.round(text.parentElement?.getBoundingClientRect().top ?? 0), bottom };
    }),
  );
  for (const row of Map.groupBy(baselines, (one) => one.row).values()) {
    expect(row.length).toBeGreaterThan(1);
    for (const { bottom } of row) expect(Math.abs(bottom - (row[0]?.bottom ?? 0))).toBeLessThan(1.5);
  }
});

test("right-to-left texts of cards keep to one edge in one line and in two", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto("/phrases?language=urdu");
  await settled(page);
  // Large enough that some of the texts wrap.
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  await drawEverything(page);
  const texts = page.getByRole("list", { name: "Phrases" }).locator("li > a > [data-script]");
  const lines = await texts.evaluateAll((all) =>
    all.map((text) => {
      const edge = text.parentElement?.getBoundingClientRect().left ?? 0;
      const range = document.createRange();
      range.selectNodeContents(text);
      return [...range.getClientRects()].map(({ left }) => Math.round(left - edge));
    }),
  );
  expect(lines.some((lefts) => lefts.length > 1)).toBe(true);
  for (const left of lines.flat()) expect(Math.abs(left)).toBeLessThanOrEqual(2);
});
