import { join } from "node:path";
import type { Page } from "@playwright/test";
import { applyCss } from "../support/page/apply-css.ts";
import { violations } from "../support/page/axe.ts";
import { layoutShift, overflow, settled } from "../support/page/layout.ts";
import { drawEverything, still } from "../support/page/screen-problems.ts";
import { smallTargets } from "../support/page/target-size.ts";
import { type PublicRoute, publicRoutes } from "../support/routes.ts";
import { expect, test } from "../support/test.ts";

// All checks of a page share one visit: to load it takes longer than most of them.

const PHONE = { width: 360, height: 740 };
const TABLET = { width: 768, height: 900 };
const DESKTOP = { width: 1440, height: 900 };
/** A window of 1280 × 800 at 200 % and at 400 %. */
const ZOOMED = [
  { width: 640, height: 400 },
  { width: 320, height: 256 },
];
/** WCAG 2.2, 1.4.4 and 1.4.12. */
const TEXT_SETTINGS = [
  "html { font-size: 150% }",
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }",
];
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

/**
 * Opens a page as on a first visit, and checks what holds in every window.
 *
 * @returns the check for the end of the visit: the page contained what it shows, so the browser requested nothing again
 */
async function openPage(page: Page, { path, status }: PublicRoute, colorScheme: "light" | "dark") {
  const calls: string[] = [];
  const listen = (request: { url: () => string }) =>
    void (request.url().includes("/trpc/") && calls.push(request.url()));
  page.on("request", listen);
  const response = await page.goto(path);
  expect(response?.status()).toBe(status ?? 200);
  await settled(page);
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveCount(1);
  // The outline begins with it.
  await expect(heading.and(page.getByRole("heading").first())).toHaveCount(1);
  // A class name that a stylesheet does not have is rendered as "undefined".
  await expect(page.locator(".undefined")).toHaveCount(0);
  await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", colorScheme);
  expect(await overflow(page)).toEqual([]);
  expect(await layoutShift(page)).toBeLessThan(0.01);
  return () => {
    page.off("request", listen);
    expect(calls).toEqual([]);
  };
}

/** Texts in another script whose language or direction is not marked. */
function unmarkedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      const isShown = element && !element.closest("script, style, noscript");
      if (!isShown || !/(?!\p{Script=Latin}|\p{Script=Common})\p{Letter}/u.test(text.nodeValue ?? ""))
        continue;
      const isMarked = element.closest("[lang]") !== document.documentElement && element.closest("[dir]");
      if (!isMarked) found.push(text.nodeValue ?? "");
    }
    return found;
  });
}

/** How much of the window the header covers once the page is scrolled. */
async function coveredByHeader(page: Page): Promise<number> {
  await page.evaluate(() => scrollTo(0, 300));
  const header = await page.getByRole("banner").boundingBox();
  return header ? Math.max(0, header.y + header.height) : 0;
}

test.beforeEach(({ pageErrors }) => {
  test.setTimeout(process.env.SCREENS === "1" ? 600_000 : 240_000);
  pageErrors.expect(/Failed to load resource.* 404/);
});

test.describe("on a phone in light colors", () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true, colorScheme: "light" });

  test("no page has visual or accessibility violations, small touch targets or unmarked texts", async ({
    page,
  }) => {
    for (const route of publicRoutes) {
      await test.step(route.path, async () => {
        await page.setViewportSize(PHONE);
        const checkCalls = await openPage(page, route, "light");
        // Searches quote what visitors type, whose language is unknown.
        if (!route.path.startsWith("/search")) expect.soft(await unmarkedTexts(page)).toEqual([]);
        await drawEverything(page);
        expect.soft(await violations(page)).toEqual([]);
        await page.setViewportSize(TABLET);
        await still(page);
        expect(await overflow(page), "on a tablet").toEqual([]);
        await takeScreenshots(page, `${route.name}-light`);
        await page.setViewportSize(PHONE);
        await still(page);
        expect.soft(await smallTargets(page), "touch targets").toEqual([]);
        for (const css of TEXT_SETTINGS) {
          await applyCss(page, css);
          expect.soft(await overflow(page), css).toEqual([]);
        }
        checkCalls();
        // A search that names a language chooses it for the pages that follow.
        await page.evaluate(() => localStorage.clear());
      });
    }
  });
});

test.describe("on a desktop in dark colors", () => {
  test.use({ viewport: DESKTOP, colorScheme: "dark" });

  test("no page has visual or accessibility violations, or fails to reflow when zoomed", async ({ page }) => {
    for (const route of publicRoutes) {
      await test.step(route.path, async () => {
        await page.setViewportSize(DESKTOP);
        const checkCalls = await openPage(page, route, "dark");
        await drawEverything(page);
        expect.soft(await violations(page)).toEqual([]);
        for (const size of ZOOMED) {
          await page.setViewportSize(size);
          await still(page);
          expect.soft(await overflow(page), `at ${size.width} px`).toEqual([]);
          expect.soft(await coveredByHeader(page), `at ${size.width} px`).toBeLessThan(size.height / 2);
        }
        checkCalls();
        await takeScreenshots(page, `${route.name}-dark`);
        await page.evaluate(() => localStorage.clear());
      });
    }
  });
});
