import { join } from "node:path";
import { violations } from "./support/axe.ts";
import { layoutShift, overflow, settled } from "./support/layout.ts";
import { publicRoutes } from "./support/routes.ts";
import { expect, test } from "./support/test.ts";

const WIDTHS = [360, 768, 1440];
const SCHEMES = ["light", "dark"] as const;
const SCREENS = join(import.meta.dirname, "../test-results/screens");

for (const { name, path, status = 200 } of publicRoutes) {
  for (const width of WIDTHS) {
    for (const colorScheme of SCHEMES) {
      test.describe(`${name}, ${width} px, ${colorScheme}`, () => {
        test.use({
          viewport: { width, height: 900 },
          contextOptions: { reducedMotion: "reduce" },
          colorScheme,
        });

        test("is whole, still, and open to everybody", async ({ page, watch }) => {
          if (status === 404) watch.expect(/Failed to load resource.* 404/);
          const answer = await page.goto(path);
          expect(answer?.status()).toBe(status);
          await settled(page);
          await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
          await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", colorScheme);
          expect(await overflow(page)).toEqual([]);
          expect(await layoutShift(page)).toBeLessThan(0.01);
          await page.screenshot({
            path: join(SCREENS, `${name}-${width}-${colorScheme}.png`),
            fullPage: true,
          });
          expect(await violations(page)).toEqual([]);
        });
      });
    }
  }
}
