import { IMPORT_REPORT_ROWS, type ImportReport, type ImportRow } from "@saywhere/validators/content/import";
import type { PlannedRow } from "./compare-row.ts";

type Outcome = ImportRow["outcome"];

/** Counts all rows, and shows what is wrong first; of each outcome only so many. */
export function importReport(planned: PlannedRow[]): ImportReport {
  const counts: Record<Outcome, number> = { create: 0, update: 0, unchanged: 0, skipped: 0, invalid: 0 };
  const shown: ImportRow[] = [];
  for (const { row } of planned) {
    counts[row.outcome] += 1;
    if (counts[row.outcome] <= IMPORT_REPORT_ROWS) shown.push(row);
  }
  const rank = ({ outcome }: ImportRow): number => (outcome === "invalid" ? 0 : 1);
  return { applied: false, counts, rows: shown.sort((a, b) => rank(a) - rank(b)), change_set_id: null };
}
