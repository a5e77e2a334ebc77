import type { Page } from "@playwright/test";
import axe from "axe-core";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/**
 * The accessibility violations that axe finds, a line for each element.
 *
 * @param within checks a part of the page alone, as a selector
 */
export async function violations(page: Page, within?: string): Promise<string[]> {
  // More than a megabyte, which takes longer to send and to compile than most checks: once for each document.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  return page.evaluate(async (selector) => {
    // Describing passed checks takes longer than the checks.
    const results = await window.axe.run(selector ?? document, { resultTypes: ["violations"] });
    return results.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary}`),
    );
  }, within);
}
