import { setTextSize, settled } from "../support/page/layout.ts";
import { expect, test } from "../support/test.ts";

const PAGES = [
  "/",
  "/languages",
  "/languages/japanese",
  "/languages/japanese/common-phrases",
  "/phrases",
  "/saved",
];
for (const path of PAGES) {
  test(`the header of ${path} stays one row with text of 200 %`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(path);
    await settled(page);
    await setTextSize(page, "200%");
    const banner = await page.getByRole("banner").boundingBox();
    expect(banner?.height).toBeLessThan(60);
  });
}

test("the example in the search field fits a low window", async ({ page }) => {
  await page.setViewportSize({ width: 683, height: 384 });
  await page.goto("/");
  await settled(page);
  const field = page.getByRole("combobox", { name: "Search for a phrase" });
  const [room, needed] = await field.evaluate((input: HTMLInputElement) => {
    const { paddingLeft, paddingRight, font } = getComputedStyle(input);
    const context = document.createElement("canvas").getContext("2d");
    if (!context) throw new Error("A canvas measures text");
    context.font = font;
    const padding = Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight);
    return [input.clientWidth - padding, context.measureText(input.placeholder).width];
  });
  expect(room).toBeGreaterThan(needed);
});

const SEARCHES = ["/search", "/search?q=thank+you"];

for (const path of [...PAGES, ...SEARCHES]) {
  test(`${path} is no wider than a phone with text of 200 %`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(path);
    await settled(page);
    await setTextSize(page, "200%");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    // What is typed can be seen.
    const room = await page.getByRole("combobox", { name: "Search for a phrase" }).evaluate((field) => {
      const { paddingLeft, paddingRight } = getComputedStyle(field);
      return field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    });
    expect(room).toBeGreaterThan(150);
  });

  test(`${path} is no wider than a window of 320 pixels, as at a zoom of 400 %`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto(path);
    await settled(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    // All in one row.
    const banner = await page.getByRole("banner").boundingBox();
    expect(banner?.height).toBeLessThan(60);
    // In so low a window, the header scrolls with the page.
    await page.mouse.wheel(0, 600);
    await expect(page.getByRole("banner")).not.toBeInViewport();
  });
}

const BESIDE_A_HEADING = [
  { path: "/phrases?language=spanish&category=greetings", name: "Show as cards" },
  { path: "/search?q=thank+you+in+japanese", name: "Filters" },
];
for (const { path, name } of BESIDE_A_HEADING) {
  test(`the button ${name} of ${path} is whole on a phone with text of 200 %`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(path);
    await settled(page);
    await setTextSize(page, "200%");
    const button = page.getByRole("button", { name });
    const box = await button.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
    expect(await button.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  });
}

/** A font of which no glyph can be had, as before it has loaded. */
function refusePageFonts() {
  window.FontFace = class extends FontFace {
    constructor(family: string) {
      super(family, "local('no such font')");
    }
  };
}

for (const size of ["100%", "150%", "200%"]) {
  test(`the home page is no wider than a phone while its fonts load, with text of ${size}`, async ({
    page,
    pageErrors,
  }) => {
    pageErrors.expect(/Failed to load resource.*\.woff2/);
    await page.setViewportSize({ width: 360, height: 640 });
    await page.route("**/*.woff2", (route) => route.abort());
    await page.addInitScript(refusePageFonts);
    await page.goto("/");
    await setTextSize(page, size);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
}
