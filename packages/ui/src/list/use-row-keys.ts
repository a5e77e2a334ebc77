import { type FocusEvent, type KeyboardEvent, type MouseEvent, useState } from "react";

const CONTROLS = "a, button, input, select, textarea, label, [role='button']";

interface RowKeys<Row> {
  /** Opens a row; rows cannot be opened without it. */
  onOpen: ((row: Row) => void) | undefined;
  /** Whether `onOpen` opens this row; default: all rows. */
  canOpen: ((row: Row) => boolean) | undefined;
  /** Selects or deselects the row, or all rows up to the one selected before; rows cannot be selected without it. */
  select: ((index: number, range: boolean) => void) | undefined;
}

/**
 * Opens rows of a table by a click beside their controls, and by Enter on a row; selects them by Space, and a range by
 * Shift and Space. One row is a stop of Tab; the arrow keys move among the rows, also from a row's checkbox.
 */
export function useRowKeys<Row>(
  rows: readonly Row[] = [],
  { onOpen, canOpen = () => true, select }: RowKeys<Row>,
) {
  const [current, setCurrent] = useState(0);
  if (!onOpen && !select) return { body: {}, row: () => ({}) };

  /** Opens the row with this index; undefined for a row that does not open. */
  const openerOf = (index: number) => {
    const row = rows[index];
    return onOpen && row !== undefined && canOpen(row) ? () => onOpen(row) : undefined;
  };
  const body = {
    onClick: (event: MouseEvent<HTMLElement>) => {
      const target = event.target as HTMLElement;
      const index = indexOf(target);
      // A text that was just selected is meant to be copied.
      if (index === null || target.closest(CONTROLS) || window.getSelection()?.toString()) return;
      openerOf(index)?.();
    },
    onFocus: (event: FocusEvent<HTMLElement>) => {
      const index = indexOf(event.target);
      if (index !== null) setCurrent(index);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const target = event.target as HTMLElement;
      const isRow = target.matches("tr[data-row]");
      // A checkbox handles Space itself.
      const index = isRow || target.matches("[data-selects-row]") ? indexOf(target) : null;
      if (index === null || event.ctrlKey || event.metaKey || event.altKey) return;
      const open = isRow && openerOf(index);
      if (event.key === " " && select && isRow) select(index, event.shiftKey);
      else if (event.shiftKey) return;
      else if (event.key === "Enter" && open) open();
      else if (event.key === "ArrowDown") focusRow(event.currentTarget, index + 1);
      else if (event.key === "ArrowUp") focusRow(event.currentTarget, index - 1);
      else return;
      event.preventDefault();
    },
  };
  const stop = Math.min(current, rows.length - 1);
  const row = (index: number) => ({
    "data-row": index,
    "data-opens": openerOf(index) ? true : undefined,
    tabIndex: index === stop ? 0 : -1,
  });
  return { body, row };
}

function indexOf(element: HTMLElement): number | null {
  const index = element.closest<HTMLElement>("tr[data-row]")?.dataset["row"];
  return index === undefined ? null : Number(index);
}

function focusRow(body: HTMLElement, index: number): void {
  body.querySelector<HTMLElement>(`tr[data-row="${index}"]`)?.focus();
}
