import { join } from "node:path";
import type { Page } from "@playwright/test";
import { violations } from "../support/looks/axe.ts";
import { layoutShift, overflow, settled } from "../support/looks/layout.ts";
import { drawEverything, still } from "../support/looks/looks.ts";
import { publicRoutes } from "../support/routes.ts";
import { expect, test } from "../support/test.ts";

/** Each width in the scheme that the page is opened in; it is looked at in the other one afterwards. */
const LOOKS = [
  { width: 360, colorScheme: "light", other: "dark" },
  { width: 1440, colorScheme: "dark", other: "light" },
] as const;
/** Between them nothing is there that is on neither, so that it has to fit, and no more. */
const BETWEEN = 768;
const SCREENS = join(import.meta.dirname, "../../test-results/screens");

/** Takes a picture for people to look at, where SCREENS=1 asks for it: together they take longer than a check. */
async function photograph(page: Page, name: string): Promise<void> {
  if (process.env.SCREENS !== "1") return;
  await page.screenshot({ path: join(SCREENS, `${name}.png`), fullPage: true });
}

for (const { name, path, status = 200 } of publicRoutes) {
  for (const { width, colorScheme, other } of LOOKS) {
    test.describe(`${name}, ${width} px`, () => {
      test.use({
        viewport: { width, height: 900 },
        contextOptions: { reducedMotion: "reduce" },
        colorScheme,
      });

      test("has no visual or accessibility violations, light and dark", async ({ page, watch }) => {
        if (status === 404) watch.expect(/Failed to load resource.* 404/);
        const asked: string[] = [];
        page.on("request", (request) => {
          if (request.url().includes("/trpc/")) asked.push(request.url());
        });
        const html = page.locator("html");
        const answer = await page.goto(path);
        expect(answer?.status()).toBe(status);
        await settled(page);
        // Nothing is asked again of what the page brought along.
        expect(asked).toEqual([]);
        await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
        // A class that a stylesheet does not have comes out as "undefined".
        await expect(page.locator(".undefined")).toHaveCount(0);
        await expect(html).toHaveAttribute("data-mantine-color-scheme", colorScheme);
        expect(await overflow(page)).toEqual([]);
        expect(await layoutShift(page)).toBeLessThan(0.01);
        await drawEverything(page);
        await photograph(page, `${name}-${width}-${colorScheme}`);
        expect(await violations(page)).toEqual([]);

        await page.emulateMedia({ colorScheme: other });
        await expect(html).toHaveAttribute("data-mantine-color-scheme", other);
        await still(page);
        expect(await overflow(page)).toEqual([]);
        await photograph(page, `${name}-${width}-${other}`);
        expect(await violations(page, { colorsAlone: true })).toEqual([]);

        if (width > BETWEEN) return;
        await page.setViewportSize({ width: BETWEEN, height: 900 });
        await still(page);
        expect(await overflow(page)).toEqual([]);
        await photograph(page, `${name}-${BETWEEN}-${other}`);
      });
    });
  }
}
