import type { Page } from "@playwright/test";
import { applyCss } from "./apply-css.ts";
import { violations } from "./axe.ts";
import { overflow, settled } from "./layout.ts";

const WIDE = { width: 1280, height: 900 };
const PHONE = { width: 360, height: 740 };
/** The wide window at 200 % zoom. */
const ZOOMED = { width: 640, height: 450 };

/**
 * The accessibility violations of a page and the elements that overflow it: on a phone in light colors, in a wide
 * window in dark colors, and the overflow at 200 % zoom. The contrast of all pairs of colors is tested with the theme.
 *
 * @param within checks a part alone, as a selector; its violations on a phone
 */
export async function screenProblems(page: Page, within?: string): Promise<string[]> {
  await drawEverything(page);
  const problems = await overflowAt(page, ZOOMED);
  problems.push(...(await overflowAt(page, PHONE)));
  problems.push(...(await violationsIn(page, "light", within)));
  problems.push(...(await overflowAt(page, WIDE)));
  // A part, such as a dialog, has the same elements in every window.
  if (within === undefined) problems.push(...(await violationsIn(page, "dark", within)));
  return problems;
}

/** Like `screenProblems`, but only on a phone in dark colors, for a screen that is much like another one. */
export async function phoneProblems(page: Page, within?: string): Promise<string[]> {
  await drawEverything(page);
  const problems = [...(await overflowAt(page, PHONE)), ...(await violationsIn(page, "dark", within))];
  await page.setViewportSize(WIDE);
  return problems;
}

/** The accessibility violations of a page in the window that it has, in light and in dark colors. */
export async function violationsInBothSchemes(page: Page): Promise<string[]> {
  return [...(await violationsIn(page, "light")), ...(await violationsIn(page, "dark"))];
}

/** Renders what is far from the window too: Chromium otherwise computes no colors and requests no fonts for it. */
export async function drawEverything(page: Page): Promise<void> {
  await settled(page);
  await applyCss(page, "* { content-visibility: visible !important }");
}

async function violationsIn(page: Page, colorScheme: "light" | "dark", within?: string): Promise<string[]> {
  await page.emulateMedia({ colorScheme });
  await page.waitForFunction(
    (scheme) => document.documentElement.dataset["mantineColorScheme"] === scheme,
    colorScheme,
  );
  await still(page);
  const found = await violations(page, within);
  return found.map((violation) => `${page.viewportSize()?.width} px, ${colorScheme}: ${violation}`);
}

async function overflowAt(page: Page, size: { width: number; height: number }): Promise<string[]> {
  await page.setViewportSize(size);
  await still(page);
  const wide = [...(await overflow(page)), ...(await scrolledSideways(page))];
  return wide.map((element) => `${size.width} px: too wide: ${element}`);
}

/** Waits until fonts are loaded and animations have finished. */
export async function still(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const moving = () =>
      document
        .getAnimations()
        .filter(({ playState }) => playState !== "finished")
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
    // What replaces an animation or a font that is being waited for may leave its promise pending.
    const settledOrLate = (...work: Promise<unknown>[]) =>
      Promise.race([Promise.allSettled(work), new Promise((late) => setTimeout(late, 2_000))]);
    // A transition of an inherited color starts in the children when it has ended in the parent.
    do {
      await settledOrLate(...moving().map((animation) => animation.finished));
      await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
      await settledOrLate(document.fonts.ready);
    } while (moving().length > 0);
  });
}

/** The elements that scroll sideways; code and tables of documents may. */
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
