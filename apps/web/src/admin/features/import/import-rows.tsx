import { type Column, DataTable } from "@saywhere/ui/list/data-table";
import type { ImportRow } from "@saywhere/validators/content/import";
import { useQuery } from "@tanstack/react-query";
import { useTRPC } from "../../lib/api/trpc.ts";
import { FieldChanges } from "../../lib/history/field-changes.tsx";
import { fieldLabel } from "../../lib/history/field-label.ts";
import { langAttributes, type NativeFace } from "../../lib/language-attributes.ts";
import { OUTCOME_LABELS } from "./import-outcomes.ts";
import styles from "./import-report.module.css";

/** Rows of the file with their outcome or their error. */
export function ImportRows({ rows, applied }: { rows: ImportRow[]; applied: boolean }) {
  const languages = useQuery(useTRPC().language.adminList.queryOptions({}));
  const faces = new Map(languages.data?.map((language) => [language.slug, langAttributes(language)]));
  const columns: Column<ImportRow>[] = [
    { id: "outcome", header: "Outcome", width: "6.5rem", cell: (row) => <OutcomeOf row={row} /> },
    {
      id: "pair",
      header: "Translation",
      width: "24%",
      rowHeader: true,
      cell: ({ language, phrase }) => (
        <span className={styles.pair}>
          {phrase || "—"} <span>{language || "—"}</span>
        </span>
      ),
    },
    {
      id: "what",
      header: applied ? "What changed" : "What would change, or what is wrong",
      cell: (row) => <What row={row} native={faces.get(row.language)} />,
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

function What({ row, native }: { row: ImportRow; native: NativeFace | undefined }) {
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
      <FieldChanges fields={row.fields} native={native} />
    </div>
  );
}

function OutcomeOf({ row }: { row: ImportRow }) {
  return (
    <span className={styles.outcome}>
      <span className={styles.badge} data-outcome={row.outcome}>
        {OUTCOME_LABELS[row.outcome]}
      </span>{" "}
      <span className={styles.line}>Line {row.line}</span>
    </span>
  );
}
