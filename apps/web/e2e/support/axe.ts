import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

interface Part {
  /** A part of the page, as a selector. */
  within?: string | undefined;
  /** These rules alone. */
  rules?: string[] | undefined;
}

/** What axe finds, a line for each element. */
export async function violations(page: Page, { within, rules }: Part = {}): Promise<string[]> {
  // Half a megabyte that need not be read again for every look at a page.
  const there = await page.evaluate(() => "axe" in window);
  // The pages hold no frames, and the other mode takes twice as long.
  const axe = new AxeBuilder({ page, ...(there && { axeSource: ";" }) }).setLegacyMode();
  if (within) axe.include(within);
  axe.options({
    // What is in order need not be described, which takes longer than finding it out.
    resultTypes: ["violations"],
    ...(rules && { runOnly: { type: "rule", values: rules } }),
  });
  const found = await axe.analyze();
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary}`),
  );
}
