import type { ImportReport } from "@saywhere/validators/content/import";

export type Outcome = keyof ImportReport["counts"];

/** What importing a row does, in the order in which people want to see it. */
export const OUTCOMES: Outcome[] = ["invalid", "create", "update", "unchanged", "skipped"];

export const OUTCOME_LABELS: Record<Outcome, string> = {
  invalid: "Wrong",
  create: "New",
  update: "Changed",
  unchanged: "Unchanged",
  skipped: "Skipped",
};
