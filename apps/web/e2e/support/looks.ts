import type { Page } from "@playwright/test";
import { violations } from "./axe.ts";
import { overflow, settled } from "./layout.ts";

const WIDE = { width: 1280, height: 900 };
const PHONE = { width: 360, height: 740 };
/** What is left of the wide window when everything is shown at 200 %. */
const ZOOMED = { width: 640, height: 450 };

/**
 * What is wrong with what a page shows: on a wide window and on a phone, light and dark, for everybody; on the
 * phone and at 200 % whether something is only reached by scrolling sideways.
 *
 * @param within looks at a part alone, as a selector
 */
export async function faultsInEveryLook(page: Page, within?: string): Promise<string[]> {
  const faults: string[] = [];
  // Chromium computes no new colors for what it does not draw.
  await page.addStyleTag({ content: "* { content-visibility: visible !important }" });
  for (const size of [PHONE, WIDE]) {
    await page.setViewportSize(size);
    await inScheme(page, "light");
    const found = await violations(page, { within });
    await inScheme(page, "dark");
    // The same elements in other colors.
    const dark = await violations(page, { within, rules: ["color-contrast", "link-in-text-block"] });
    faults.push(...found.map((fault) => `${size.width} px: ${fault}`));
    faults.push(...dark.map((fault) => `${size.width} px, dark: ${fault}`));
  }
  for (const size of [PHONE, ZOOMED, WIDE]) {
    await page.setViewportSize(size);
    await still(page);
    const wide = [...(await overflow(page)), ...(await scrolledSideways(page))];
    faults.push(...wide.map((element) => `${size.width} px: too wide: ${element}`));
  }
  return faults;
}

async function inScheme(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
  await page.locator(`html[data-mantine-color-scheme="${colorScheme}"]`).waitFor();
  await still(page);
}

/** Waits until nothing is loaded and nothing moves any more. */
async function still(page: Page): Promise<void> {
  await settled(page);
  await page.evaluate(async () => {
    const finite = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(finite.map((animation) => animation.finished));
  });
}

/** The boxes whose content reaches beyond their side, and which scroll for it. */
function scrolledSideways(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll("*")]
      .filter(
        (element) =>
          element.scrollWidth > element.clientWidth + 1 &&
          ["auto", "scroll"].includes(getComputedStyle(element).overflowX) &&
          !(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement),
      )
      .map((element) => `${element.tagName.toLowerCase()}.${element.className}`),
  );
}
