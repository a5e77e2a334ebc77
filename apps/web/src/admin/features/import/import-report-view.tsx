import { Pager } from "@saywhere/ui/list/pager";
import { IMPORT_REPORT_ROWS, type ImportReport } from "@saywhere/validators/content/import";
import { useState } from "react";
import { OUTCOME_LABELS, OUTCOMES, type Outcome } from "./import-outcomes.ts";
import styles from "./import-report.module.css";
import { ImportRows } from "./import-rows.tsx";

const PAGE = 50;
const SUMMARY: Outcome[] = ["create", "update", "unchanged", "skipped", "invalid"];
const format = new Intl.NumberFormat("en");

/** Result of an import, as counts and row by row. */
export function ImportReportView({ report }: { report: ImportReport }) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [start, setStart] = useState(0);
  const { counts } = report;
  const all = OUTCOMES.reduce((sum, one) => sum + counts[one], 0);
  const shown = outcome ? report.rows.filter((row) => row.outcome === outcome) : report.rows;
  const choose = (wanted: Outcome | null) => {
    setOutcome(wanted);
    setStart(0);
  };
  const chips = [null, ...OUTCOMES.filter((one) => counts[one] > 0)];
  return (
    <section className={styles.report} aria-label="What the import does">
      <p className={styles.summary} role="status">
        {SUMMARY.map((one) => `${format.format(counts[one])} ${OUTCOME_LABELS[one].toLowerCase()}`).join(
          ", ",
        )}
      </p>
      <div className={styles.chips} role="group" aria-label="Show rows">
        {chips.map((one) => (
          <button
            key={one ?? "all"}
            type="button"
            className={styles.chip}
            data-outcome={one ?? undefined}
            aria-pressed={outcome === one}
            onClick={() => choose(one)}
          >
            {one ? OUTCOME_LABELS[one] : "All"} <span>{format.format(one ? counts[one] : all)}</span>
          </button>
        ))}
      </div>
      <ImportRows rows={shown.slice(start, start + PAGE)} applied={report.applied} />
      <Pager
        page={{
          items: shown.slice(start, start + PAGE),
          next: start + PAGE < shown.length ? String(start + PAGE) : null,
          previous: start > 0 ? String(start - PAGE) : null,
          total: shown.length,
          offset: start,
        }}
        onPage={({ after, before }) => setStart(Number(after ?? before))}
      />
      {shown.length < (outcome ? counts[outcome] : all) && (
        <p className={styles.note}>
          Of each outcome at most the first {format.format(IMPORT_REPORT_ROWS)} rows are shown; the numbers
          count all.
        </p>
      )}
    </section>
  );
}
