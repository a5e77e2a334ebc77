import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/**
 * What axe finds, a line for each element.
 *
 * @param within looks at a part of the page alone, as a selector
 */
export async function violations(page: Page, within?: string): Promise<string[]> {
  // Half a megabyte that need not be read again for every look at a page.
  const there = await page.evaluate(() => "axe" in window);
  // The pages hold no frames, and the other mode takes twice as long.
  const axe = new AxeBuilder({ page, ...(there && { axeSource: ";" }) }).setLegacyMode();
  if (within) axe.include(within);
  // What is in order need not be described, which takes longer than finding it out.
  axe.options({ resultTypes: ["violations"] });
  const found = await axe.analyze();
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary}`),
  );
}
