import { Button } from "@saywhere/ui/button";
import type { RowKind } from "./grid-row.ts";
import styles from "./phrase-grid.module.css";

interface GridHeadProps {
  kind: RowKind;
  columns: readonly string[];
  /** Number of rows with unsaved text. */
  unsaved: number;
  onSave(): void;
}

/**
 * The names of the columns, which each field has for itself too, and a button that saves all rows. The button never
 * disappears, so that the focus stays on it.
 */
export function GridHead({ kind, columns, unsaved, onSave }: GridHeadProps) {
  return (
    <div className={styles.head} data-kind={kind}>
      {columns.map((column) => (
        <span key={column} aria-hidden="true">
          {column}
        </span>
      ))}
      <Button
        size="sm"
        variant={unsaved === 0 ? "outline" : "primary"}
        aria-disabled={unsaved === 0}
        onClick={onSave}
      >
        {unsaved === 0 ? "Save" : `Save ${unsaved} ${unsaved === 1 ? "row" : "rows"}`}
      </Button>
    </div>
  );
}
