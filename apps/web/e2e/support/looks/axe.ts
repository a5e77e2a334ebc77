import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** The rules that go by colors. */
const COLOR_RULES = ["color-contrast", "link-in-text-block"];

export interface Scope {
  /** Looks at a part of the page alone, as a selector. */
  within?: string | undefined;
  /** Looks at the colors alone: where the same was looked at in others, nothing else differs. */
  colorsAlone?: boolean;
}

/** What axe finds, a line for each element. */
export async function violations(page: Page, { within, colorsAlone = false }: Scope = {}): Promise<string[]> {
  // Half a megabyte that need not be read again for every look at a page.
  const there = await page.evaluate(() => "axe" in window);
  // The pages hold no frames, and the other mode takes twice as long.
  const axe = new AxeBuilder({ page, ...(there && { axeSource: ";" }) }).setLegacyMode();
  if (within) axe.include(within);
  // What is in order need not be described, which takes longer than finding it out.
  axe.options({
    resultTypes: ["violations"],
    ...(colorsAlone && { runOnly: { type: "rule" as const, values: COLOR_RULES } }),
  });
  const found = await axe.analyze();
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary}`),
  );
}
