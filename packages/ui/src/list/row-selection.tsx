import { useRef } from "react";
import styles from "./data-table.module.css";

export interface RowSelection<Row> {
  isSelected(row: Row): boolean;
  /** Rows that cannot be selected have no checkbox. */
  canSelect?(row: Row): boolean;
  /** The name of a row, for its checkbox. */
  nameOf(row: Row): string;
  onSelect(rows: Row[], selected: boolean): void;
}

/** Selects the rows of a page one by one, from one row to another with Shift, or all. */
export function useRowSelection<Row>(
  rows: readonly Row[] = [],
  rowKey: (row: Row) => string | number,
  selection: RowSelection<Row> | undefined,
) {
  /** Key of the row that was selected or deselected last, from which Shift selects a range. */
  const anchor = useRef<string | number | null>(null);
  if (!selection) return null;
  const { isSelected, canSelect = () => true, onSelect } = selection;
  return {
    toggle: (index: number, range: boolean) => {
      const row = rows[index];
      if (row === undefined || !canSelect(row)) return;
      const from = range ? rows.findIndex((other) => rowKey(other) === anchor.current) : -1;
      const start = rows[from];
      if (!start) anchor.current = rowKey(row);
      const [first, last] = from < 0 ? [index, index] : [Math.min(from, index), Math.max(from, index)];
      // A range takes the state of the row that it starts from.
      const selected = start ? isSelected(start) : !isSelected(row);
      onSelect(rows.slice(first, last + 1).filter(canSelect), selected);
    },
    toggleAll: () => {
      const selectable = rows.filter(canSelect);
      anchor.current = null;
      onSelect(selectable, !selectable.every(isSelected));
    },
  };
}

interface SelectRowProps<Row> {
  selection: RowSelection<Row>;
  row: Row;
  onToggle(range: boolean): void;
}

/** The cell with the checkbox of a row. */
export function SelectRowCell<Row>({ selection, row, onToggle }: SelectRowProps<Row>) {
  const { isSelected, canSelect, nameOf } = selection;
  return (
    <td className={styles.select}>
      {(canSelect?.(row) ?? true) && (
        // The label makes the target as large as the cell.
        <label>
          <input
            type="checkbox"
            data-selects-row
            aria-label={nameOf(row)}
            checked={isSelected(row)}
            onChange={(event) => onToggle((event.nativeEvent as MouseEvent).shiftKey)}
          />
        </label>
      )}
    </td>
  );
}

interface SelectAllProps<Row> {
  selection: RowSelection<Row>;
  /** Undefined while loading. */
  rows: readonly Row[] | undefined;
  onToggleAll(): void;
}

/** The cell with the checkbox for all rows of the page. */
export function SelectAllCell<Row>({ selection, rows = [], onToggleAll }: SelectAllProps<Row>) {
  const selectable = rows.filter((row) => selection.canSelect?.(row) ?? true);
  const count = selectable.filter((row) => selection.isSelected(row)).length;
  return (
    <td className={styles.select}>
      <label>
        <input
          type="checkbox"
          aria-label="Select all on this page"
          disabled={selectable.length === 0}
          checked={count > 0 && count === selectable.length}
          ref={(input) => {
            if (input) input.indeterminate = count > 0 && count < selectable.length;
          }}
          onChange={onToggleAll}
        />
      </label>
    </td>
  );
}
