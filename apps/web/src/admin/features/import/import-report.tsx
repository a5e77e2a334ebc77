import { type Column, DataTable } from "@saywhere/ui/list/data-table";
import { Pager } from "@saywhere/ui/list/pager";
import {
  IMPORT_REPORT_ROWS,
  type ImportKind,
  type ImportReport,
  type ImportRow,
} from "@saywhere/validators/content/import";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { formatCount, formatNumber } from "../../../shared/format-count.ts";
import { useTRPC } from "../../lib/api/trpc.ts";
import type { NativeLanguage } from "../../lib/form/field-text.tsx";
import { FieldChanges } from "../../lib/history/field-changes.tsx";
import { fieldLabel } from "../../lib/history/field-label.ts";
import { FILE_TEXTS } from "./import-labels.ts";
import styles from "./import-report.module.css";

const PAGE = 50;
const SUMMARY: Outcome[] = ["create", "update", "unchanged", "skipped", "invalid"];
interface ImportReportViewProps {
  kind: ImportKind;
  report: ImportReport;
}

/** Result of an import, as counts and row by row. */
export function ImportReportView({ kind, report }: ImportReportViewProps) {
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
    <section className={styles.report} aria-label="Import report">
      <p className={styles.summary} role="status">
        {SUMMARY.map((one) => countText(one, counts[one])).join(", ")}
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
            {one === "invalid" ? "Errors" : one ? OUTCOME_LABELS[one] : "All"}{" "}
            <span>{formatNumber(one ? counts[one] : all)}</span>
          </button>
        ))}
      </div>
      <ImportRows kind={kind} rows={shown.slice(start, start + PAGE)} applied={report.applied} />
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
          At most {formatNumber(IMPORT_REPORT_ROWS)} rows of each outcome are shown. The counts include all
          rows.
        </p>
      )}
    </section>
  );
}

interface ImportRowsProps {
  kind: ImportKind;
  rows: ImportRow[];
  applied: boolean;
}

/** Rows of the file with their outcome or their error. */
function ImportRows({ kind, rows, applied }: ImportRowsProps) {
  const languages = useQuery(useTRPC().language.adminList.queryOptions({}));
  const fonts = new Map(languages.data?.map((language) => [language.slug, language]));
  const columns: Column<ImportRow>[] = [
    { id: "outcome", header: "Outcome", width: "6.5rem", cell: (row) => <RowOutcome row={row} /> },
    {
      id: "pair",
      header: FILE_TEXTS[kind].record,
      width: "24%",
      rowHeader: true,
      cell: ({ language, phrase }) =>
        kind === "translation" ? (
          <span className={styles.pair}>
            {phrase || "—"} <span>{language || "—"}</span>
          </span>
        ) : (
          language || phrase || "—"
        ),
    },
    {
      id: "what",
      header: applied ? "Changes" : "Changes or errors",
      cell: (row) => <RowDetails row={row} native={fonts.get(row.language)} />,
    },
  ];
  return (
    <DataTable
      caption="Rows of the file"
      columns={columns}
      rows={rows}
      rowKey={(row) => `${row.line} ${row.outcome}`}
      empty="The file has no rows."
    />
  );
}

function RowDetails({ row, native }: { row: ImportRow; native: NativeLanguage | undefined }) {
  return (
    <div className={styles.what}>
      {row.problems.length > 0 && (
        <ul className={styles.problems}>
          {row.problems.map(({ field, message }) => (
            <li key={`${field} ${message}`}>
              {field && <span className={styles.field}>{fieldLabel(field)}: </span>}
              {message}
            </li>
          ))}
        </ul>
      )}
      {row.reason !== null && <p className={styles.note}>{row.reason}</p>}
      <FieldChanges fields={row.fields} native={native} />
    </div>
  );
}

function RowOutcome({ row }: { row: ImportRow }) {
  return (
    <span className={styles.outcome}>
      <span className={styles.badge} data-outcome={row.outcome}>
        {OUTCOME_LABELS[row.outcome]}
      </span>{" "}
      <span className={styles.line}>Line {row.line}</span>
    </span>
  );
}

type Outcome = keyof ImportReport["counts"];

/** Outcomes of importing a row, in display order. */
const OUTCOMES: Outcome[] = ["invalid", "create", "update", "unchanged", "skipped"];

const OUTCOME_LABELS: Record<Outcome, string> = {
  invalid: "Error",
  create: "New",
  update: "Changed",
  unchanged: "Unchanged",
  skipped: "Skipped",
};

/** "4 errors", "2 new". */
function countText(outcome: Outcome, count: number): string {
  if (outcome === "invalid") return formatCount(count, "error");
  return `${formatNumber(count)} ${OUTCOME_LABELS[outcome].toLowerCase()}`;
}
