import { join } from "node:path";
import type { Page } from "@playwright/test";
import { violations } from "../support/page/axe.ts";
import { layoutShift, overflow, settled } from "../support/page/layout.ts";
import { drawEverything, still } from "../support/page/screen-problems.ts";
import { publicRoutes } from "../support/routes.ts";
import { expect, test } from "../support/test.ts";

const PHONE = { width: 360, height: 900 };
const TABLET = { width: 768, height: 900 };
const DESKTOP = { width: 1440, height: 900 };
const SCREENSHOTS = join(import.meta.dirname, "../../test-results/screens");

/** Takes screenshots at five widths, for people to look at, if SCREENS=1. */
async function takeScreenshots(page: Page, name: string): Promise<void> {
  if (process.env.SCREENS !== "1") return;
  for (const width of [320, 360, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await drawEverything(page);
    await page.screenshot({ path: join(SCREENSHOTS, `${name}-${width}.png`), fullPage: true });
  }
}

for (const { size, colorScheme } of [
  { size: PHONE, colorScheme: "light" },
  { size: DESKTOP, colorScheme: "dark" },
] as const) {
  test(`no page has visual or accessibility violations at ${size.width} px in ${colorScheme} colors`, async ({
    page,
    pageErrors,
  }) => {
    test.setTimeout(process.env.SCREENS === "1" ? 600_000 : 240_000);
    pageErrors.expect(/Failed to load resource.* 404/);
    const calls: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/trpc/")) calls.push(request.url());
    });
    await page.emulateMedia({ colorScheme });
    for (const { name, path, status = 200 } of publicRoutes) {
      await test.step(path, async () => {
        await page.setViewportSize(size);
        const response = await page.goto(path);
        expect(response?.status()).toBe(status);
        await settled(page);
        await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
        // The outline begins with it.
        await expect(
          page.getByRole("heading", { level: 1 }).and(page.getByRole("heading").first()),
        ).toHaveCount(1);
        // A class name that a stylesheet does not have is rendered as "undefined".
        await expect(page.locator(".undefined")).toHaveCount(0);
        await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", colorScheme);
        expect(await overflow(page)).toEqual([]);
        expect(await layoutShift(page)).toBeLessThan(0.01);
        await drawEverything(page);
        expect.soft(await violations(page)).toEqual([]);
        if (size === PHONE) {
          await page.setViewportSize(TABLET);
          await still(page);
          expect(await overflow(page)).toEqual([]);
        }
        await takeScreenshots(page, `${name}-${colorScheme}`);
        // The page contains what it shows; the browser does not request it again.
        expect(calls).toEqual([]);
        // A search that names a language chooses it for the pages that follow.
        await page.evaluate(() => localStorage.clear());
      });
    }
  });
}
