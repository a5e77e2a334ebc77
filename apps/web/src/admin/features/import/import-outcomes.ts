import type { ImportReport } from "@saywhere/validators/content/import";

export type Outcome = keyof ImportReport["counts"];

/** Outcomes of importing a row, in display order. */
export const OUTCOMES: Outcome[] = ["invalid", "create", "update", "unchanged", "skipped"];

export const OUTCOME_LABELS: Record<Outcome, string> = {
  invalid: "Wrong",
  create: "New",
  update: "Changed",
  unchanged: "Unchanged",
  skipped: "Skipped",
};
