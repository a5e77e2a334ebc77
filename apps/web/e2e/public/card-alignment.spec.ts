import type { Locator } from "@playwright/test";
import { setTextSize, settled } from "../support/page/layout.ts";
import { drawEverything } from "../support/page/screen-problems.ts";
import { expect, test } from "../support/test.ts";

const LISTS = [
  { path: "/phrases", texts: 'ul[aria-label="Phrases"] > li > a > [data-script]' },
  { path: "/phrases/hello", texts: "main li[data-of-language] [data-script]" },
  { path: "/languages", texts: "main li > a > [data-script]" },
  { path: "/phrases/japanese/thank-you", texts: '[aria-labelledby="related-phrases"] li [data-script]' },
  { path: "/phrases/urdu/hello", texts: '[aria-labelledby="related-phrases"] li [data-script]' },
];

test("the native texts of a row have one baseline, whatever their scripts", async ({ page }) => {
  for (const { path, texts } of LISTS) {
    await test.step(path, async () => {
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto(path);
      await drawEverything(page);
      const baselines = await page.locator(texts).evaluateAll((all) =>
        all.map((text) => {
          const mark = document.createElement("span");
          mark.style.display = "inline-block";
          text.append(mark);
          const { bottom } = mark.getBoundingClientRect();
          mark.remove();
          return { row: Math.round(text.closest("li")?.getBoundingClientRect().top ?? 0), bottom };
        }),
      );
      const rows = [...Map.groupBy(baselines, ({ row }) => row).values()];
      expect(rows[0]?.length).toBeGreaterThan(1);
      for (const row of rows) {
        for (const { bottom } of row) expect(Math.abs(bottom - (row[0]?.bottom ?? 0))).toBeLessThan(1.5);
      }
    });
  }
});

/** How far each line of texts begins from the left edge of what is around the text. */
async function leftEdges(texts: Locator): Promise<number[][]> {
  return texts.evaluateAll((all) =>
    all.map((text) => {
      const edge = text.parentElement?.getBoundingClientRect().left ?? 0;
      const range = document.createRange();
      range.selectNodeContents(text);
      return [...range.getClientRects()].map(({ left }) => Math.round(left - edge));
    }),
  );
}

test("right-to-left texts keep to one edge in one line and in two", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto("/phrases?language=urdu");
  await settled(page);
  // Large enough that some of the texts wrap.
  await setTextSize(page, "200%");
  await drawEverything(page);
  const lines = await leftEdges(
    page.getByRole("list", { name: "Phrases" }).locator("li > a > [data-script]"),
  );
  for (const path of ["/phrases/urdu/hello", "/phrases/urdu/im-allergic-to-seafood"]) {
    await page.goto(path);
    await settled(page);
    lines.push(...(await leftEdges(page.locator("article p[data-script]"))));
  }
  expect(lines.some((lefts) => lefts.length > 1)).toBe(true);
  for (const left of lines.flat()) expect(Math.abs(left)).toBeLessThanOrEqual(2);
});

test("no card stands alone in a row where several fit", async ({ page }) => {
  for (const [path, name] of [
    ["/", /^Common Phrases in/],
    ["/languages/japanese", /^Popular Phrases/],
  ] as const) {
    await test.step(path, async () => {
      await page.goto(path);
      const cards = page.getByRole("region", { name }).getByRole("listitem");
      for (const width of [768, 900, 1024, 1100, 1200, 1280, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        const tops = await cards.evaluateAll((all) =>
          all.map((card) => Math.round(card.getBoundingClientRect().top)),
        );
        expect(tops.length, `${width} px`).toBeGreaterThan(8);
        expect(tops.filter((top) => top === tops.at(-1)).length, `${width} px`).toBeGreaterThan(1);
      }
    });
  }
});
