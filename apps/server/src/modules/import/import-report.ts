import {
  IMPORT_REPORT_ROWS,
  IMPORT_REPORT_SIZE,
  type ImportReport,
  type ImportRow,
} from "@saywhere/validators/content/import";

/**
 * Creates a report that counts all rows and shows rows with errors first, with a limited number of rows and amount of
 * text for each outcome.
 */
export function startReport(): { add(row: ImportRow): void; end(): ImportReport } {
  const shown = { create: [], update: [], unchanged: [], skipped: [], invalid: [] } as Record<
    ImportRow["outcome"],
    ImportRow[]
  >;
  const counts = { create: 0, update: 0, unchanged: 0, skipped: 0, invalid: 0 };
  const sizes = { ...counts };
  return {
    add(row) {
      const { outcome } = row;
      counts[outcome] += 1;
      if (shown[outcome].length >= IMPORT_REPORT_ROWS || sizes[outcome] >= IMPORT_REPORT_SIZE) return;
      sizes[outcome] += textSize(row);
      shown[outcome].push(row);
    },
    end() {
      const { invalid, ...others } = shown;
      const rows = Object.values(others)
        .flat()
        .sort((a, b) => a.line - b.line);
      return { applied: false, counts, rows: [...invalid, ...rows], change_set_id: null };
    },
  };
}

/** Returns the total number of characters of all texts in a value. */
export function textSize(value: unknown): number {
  if (typeof value === "string") return value.length;
  if (typeof value !== "object" || value === null) return 0;
  return Object.values(value).reduce<number>((size, part) => size + textSize(part), 0);
}
