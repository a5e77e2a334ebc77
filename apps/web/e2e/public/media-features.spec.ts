import type { Locator, Page } from "@playwright/test";
import { overflow, settled } from "../support/page/layout.ts";
import { expect, test } from "../support/test.ts";

const styleOf = (element: Locator, property: string) =>
  element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);

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

test("animates nothing with reduced motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const path of ["/", "/phrases", "/phrases/farsi/hello", "/languages/farsi"]) {
    await page.goto(path);
    await settled(page);
    expect(await moving(page), path).toEqual([]);
  }
});

test("sets notices off from the page in light and dark colors", async ({ page }) => {
  await page.goto("/phrases/farsi/hello");
  const notices = page.getByRole("note");
  expect(await notices.count()).toBeGreaterThan(1);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    for (const notice of await notices.all()) {
      await expect(notice).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
      await expect(notice).toHaveCSS("border-inline-start-width", "3px");
      await expect(notice).toHaveCSS("border-inline-start-style", "solid");
    }
  }
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

test.describe("in forced colors", () => {
  test.use({ contextOptions: { forcedColors: "active" } });

  test("draws borders of buttons and marks the selection in forced colors", async ({ page }) => {
    await page.goto("/phrases?language=spanish&category=greetings");
    await settled(page);
    const search = page.getByRole("button", { name: "Search", exact: true });
    expect(await styleOf(search, "border-top-style")).toBe("solid");

    const main = page.getByRole("main");
    const line = (name: string) =>
      styleOf(main.getByRole("link", { name, exact: true }).first(), "border-bottom-color");
    expect(await line("Spanish")).not.toBe(await line("Arabic"));
    expect(await styleOf(main.getByRole("link", { name: "Greetings" }).first(), "outline-style")).toBe(
      "solid",
    );
  });
});

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`with more contrast, ${colorScheme}`, () => {
    test.use({ contrast: "more", colorScheme });

    test("draws separator lines more strongly with more contrast", async ({ page }) => {
      await page.goto("/phrases");
      await settled(page);
      const chip = page.getByRole("main").getByRole("link", { name: "Greetings" }).first();
      const stronger = await styleOf(chip, "border-top-color");
      await page.emulateMedia({ contrast: "no-preference" });
      await expect.poll(() => styleOf(chip, "border-top-color")).not.toBe(stronger);
    });
  });
}

test.describe("on paper, from a dark screen", () => {
  test.use({ colorScheme: "dark", viewport: { width: 720, height: 1000 } });

  for (const path of ["/phrases/arabic/thank-you", "/languages/farsi"]) {
    test(`prints ${path} in black on white with nothing but the content`, async ({ page }) => {
      await page.goto(path);
      await settled(page);
      await page.emulateMedia({ media: "print" });
      await expect(page.getByRole("banner")).toBeHidden();
      await expect(page.getByRole("contentinfo")).toBeHidden();
      await expect(page.getByRole("button")).toHaveCount(0);
      const colored = await page.getByRole("main").evaluate((main) => {
        const light = (color: string) => {
          const [red = 0, green = 0, blue = 0, alpha = 1] = color.match(/[\d.]+/g)?.map(Number) ?? [];
          return alpha === 0 ? 255 : (red + green + blue) / 3;
        };
        return [...main.querySelectorAll("p, h1, h2, h3, dt, dd, li, a, div, section, aside")]
          .filter((element) => element.checkVisibility())
          .filter((element) => {
            const { color, backgroundColor } = getComputedStyle(element);
            return light(color) > 130 || light(backgroundColor) < 230;
          })
          .map((element) => `${element.tagName} ${element.textContent.slice(0, 40)}`);
      });
      expect(colored).toEqual([]);
    });
  }
});
