import type { Page } from "@playwright/test";
import { type Scope, violations } from "./axe.ts";
import { overflow, settled } from "./layout.ts";

const WIDE = { width: 1280, height: 900 };
const PHONE = { width: 360, height: 740 };
/** What is left of the wide window when everything is shown at 200 %. */
const ZOOMED = { width: 640, height: 450 };

/**
 * What is wrong with what a page shows, on a phone and on a wide window, light and dark: for everybody, and whether
 * something is only reached by scrolling sideways, also at 200 %.
 *
 * @param within looks at a part alone, as a selector
 */
export async function faultsInEveryLook(page: Page, within?: string): Promise<string[]> {
  await drawEverything(page);
  const faults = await tooWide(page, ZOOMED);
  faults.push(...(await tooWide(page, PHONE)));
  faults.push(...(await inScheme(page, "light", { within })));
  faults.push(...(await inScheme(page, "dark", { within, colorsAlone: true })));
  faults.push(...(await tooWide(page, WIDE)));
  faults.push(...(await inScheme(page, "dark", { within })));
  faults.push(...(await inScheme(page, "light", { within, colorsAlone: true })));
  return faults;
}

/**
 * What is wrong with something whose like was looked at in every look: on a phone, in the dark. What it leaves is a
 * wide window, as that does.
 */
export async function faultsAtAGlance(page: Page, within?: string): Promise<string[]> {
  await drawEverything(page);
  const faults = [...(await tooWide(page, PHONE)), ...(await inScheme(page, "dark", { within }))];
  await page.setViewportSize(WIDE);
  return faults;
}

/** Has also drawn what is far from the window: Chromium computes no colors, and asks for no faces, for the rest. */
export async function drawEverything(page: Page): Promise<void> {
  await settled(page);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* { content-visibility: visible !important }");
    document.adoptedStyleSheets = [sheet];
  });
}

async function inScheme(page: Page, colorScheme: "light" | "dark", scope: Scope): Promise<string[]> {
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
  await page.waitForFunction(
    (scheme) => document.documentElement.dataset["mantineColorScheme"] === scheme,
    colorScheme,
  );
  await still(page);
  const found = await violations(page, scope);
  return found.map((fault) => `${page.viewportSize()?.width} px, ${colorScheme}: ${fault}`);
}

async function tooWide(page: Page, size: { width: number; height: number }): Promise<string[]> {
  await page.setViewportSize(size);
  await still(page);
  const wide = [...(await overflow(page)), ...(await scrolledSideways(page))];
  return wide.map((element) => `${size.width} px: too wide: ${element}`);
}

/** Waits until the page has taken notice of its new look, in fonts that are there, and nothing moves any more. */
export async function still(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const moving = () =>
      document
        .getAnimations()
        .filter(({ playState }) => playState !== "finished")
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
    // A color that passes over to what is within begins there when it has ended here.
    do {
      await Promise.allSettled(moving().map((animation) => animation.finished));
      await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
      await document.fonts.ready;
    } while (moving().length > 0);
  });
}

/** The boxes whose content reaches beyond their side, and which scroll for it; documents may hold such. */
function scrolledSideways(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll("*")]
      .filter(
        (element) =>
          element.scrollWidth > element.clientWidth + 1 &&
          ["auto", "scroll"].includes(getComputedStyle(element).overflowX) &&
          !(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) &&
          !element.matches('[role="tabpanel"] :is(pre, :has(> table))'),
      )
      .map((element) => `${element.tagName.toLowerCase()}.${element.className}`),
  );
}
