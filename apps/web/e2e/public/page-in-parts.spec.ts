import { layoutShift, networkIdle } from "../support/page/layout.ts";
import { startSlowProxy } from "../support/servers/slow-proxy.ts";
import { test as base, expect } from "../support/test.ts";

const test = base.extend({
  baseURL: async ({ baseURL }, provide) => {
    const proxy = await startSlowProxy(baseURL ?? "");
    await provide(proxy.url);
    await proxy.stop();
  },
});

for (const width of [360, 1440]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const path of ["/", "/languages/farsi", "/phrases/urdu/good-morning", "/search?q=hello"]) {
      test(`${path} has no layout shift while it arrives in parts`, async ({ page }) => {
        await page.goto(path);
        await networkIdle(page);
        expect(await layoutShift(page)).toBeLessThan(0.01);
      });
    }
  });
}
