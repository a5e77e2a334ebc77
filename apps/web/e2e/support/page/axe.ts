import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/**
 * The accessibility violations that axe finds, a line for each element.
 *
 * @param within checks a part of the page alone, as a selector
 */
export async function violations(page: Page, within?: string): Promise<string[]> {
  // Half a megabyte, which is injected once for each page.
  const injected = await page.evaluate(() => "axe" in window);
  // The pages have no frames, and the other mode takes twice as long.
  const axe = new AxeBuilder({ page, ...(injected && { axeSource: ";" }) }).setLegacyMode();
  if (within) axe.include(within);
  // Describing passed checks takes longer than the checks.
  axe.options({ resultTypes: ["violations"] });
  const found = await axe.analyze();
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary}`),
  );
}
