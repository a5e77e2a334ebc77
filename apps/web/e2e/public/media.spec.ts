import type { Page } from "@playwright/test";
import { overflow, settled } from "../support/looks/layout.ts";
import { publicRoutes } from "../support/routes.ts";
import { expect, test } from "../support/test.ts";

const pages = publicRoutes.filter(({ status }) => status === undefined);

/** Elements that would move for longer than an eye notices. */
async function moving(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const seconds = (list: string) => Math.max(...list.split(",").map((item) => Number.parseFloat(item)));
    return [...document.querySelectorAll("*")]
      .filter((element) => {
        const { transitionDuration, animationDuration, animationName, scrollBehavior } =
          getComputedStyle(element);
        const animated = animationName !== "none" && seconds(animationDuration) > 0.02;
        return animated || seconds(transitionDuration) > 0.02 || scrollBehavior === "smooth";
      })
      .map((element) => `${element.tagName.toLowerCase()}.${element.className}`);
  });
}

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("animates nothing with reduced motion", async ({ page }) => {
    for (const path of ["/", "/phrases", "/phrases/farsi/hello", "/languages/farsi"]) {
      await page.goto(path);
      await settled(page);
      expect(await moving(page), path).toEqual([]);
    }
  });
});

test("prints the phrase list as a list", async ({ page }) => {
  await page.goto("/languages/arabic/common-phrases");
  await settled(page);
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize({ width: 794, height: 1123 });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator('main li [lang="ar"]').first()).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await expect(page.getByRole("search")).toBeHidden();
  await expect(page.getByRole("button", { name: "Print" })).toBeHidden();
  await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();
  await expect(page.getByRole("navigation", { name: "Categories on this page" })).toBeHidden();
  expect(await overflow(page)).toEqual([]);
});

test("prints dark text on white, also with a dark color scheme", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark", media: "print" });
  await page.goto("/languages/arabic/common-phrases");
  await settled(page);
  const lightness = await page.locator("main h1").evaluate((element) => {
    const [red = 0, green = 0, blue = 0] =
      getComputedStyle(element)
        .color.match(/[\d.]+/g)
        ?.map(Number) ?? [];
    return (red + green + blue) / 3;
  });
  expect(lightness).toBeLessThan(100);
});

for (const [zoom, viewport] of [
  ["200 %", { width: 640, height: 400 }],
  ["400 %", { width: 320, height: 256 }],
] as const) {
  test.describe(`at ${zoom}`, () => {
    test.use({ viewport, deviceScaleFactor: zoom === "200 %" ? 2 : 4 });

    test("every page reflows when zoomed, and no bar covers it", async ({ page }) => {
      for (const { path } of pages) {
        await page.goto(path);
        expect(await overflow(page), path).toEqual([]);
        await page.evaluate(() => scrollTo(0, 300));
        const bar = await page.getByRole("banner").boundingBox();
        const covered = bar ? Math.max(0, bar.y + bar.height) : 0;
        expect(covered, path).toBeLessThan(viewport.height / 2);
      }
    });
  });
}
