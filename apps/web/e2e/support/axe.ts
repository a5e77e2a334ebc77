import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

interface Part {
  /** A part of the page, as a selector. */
  within?: string;
  /** These rules alone. */
  rules?: string[];
}

/** What axe finds, a line for each element. */
export async function violations(page: Page, { within, rules }: Part = {}): Promise<string[]> {
  // The pages hold no frames, and the other mode takes twice as long.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  if (within) axe.include(within);
  if (rules) axe.withRules(rules);
  const found = await axe.analyze();
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary}`),
  );
}
