import { useMediaQuery } from "@mantine/hooks";
import { Fragment, type ReactNode, useRef } from "react";
import { Skeleton } from "../skeleton.tsx";
import { VisuallyHidden } from "../visually-hidden.tsx";
import styles from "./data-table.module.css";
import { type RowSelection, SelectAllCell, SelectRowCell, useRowSelection } from "./row-selection.tsx";
import { SortHeader, type Sorting } from "./sort-header.tsx";
import { useRowKeys } from "./use-row-keys.ts";

export interface Column<Row> {
  /** Key of the column, unique within the table. */
  id: string;
  header: string;
  cell(row: Row): ReactNode;
  /** Sort key for the server; a header without it is not a button. */
  sortKey?: string;
  /** Any CSS width. */
  width?: string;
  /** Hides the column in windows narrower than 640, 800 or 992 pixels. */
  hideBelow?: "sm" | "md" | "lg";
  align?: "end";
  /** Whether long words of the cells may break anywhere, as those of the column that names the row do. */
  breakable?: boolean;
  /** Whether this cell names the row for screen readers; default: the first column. */
  rowHeader?: boolean;
}

/** How a table looks, as its reader chose. */
export interface TableView {
  /** IDs of columns that are not shown; the column that names the row always is. */
  hidden: readonly string[];
  /** Rows of less height. */
  dense: boolean;
}

export interface DataTableProps<Row> {
  /** Name of the table for screen readers, such as "Languages". */
  caption: string;
  columns: readonly Column<Row>[];
  /** Undefined while loading. */
  rows: readonly Row[] | undefined;
  rowKey(row: Row): string | number;
  /** Number of skeleton rows while loading (specification §9: 3 or 5). */
  placeholderRows?: number;
  /** Shown if there are no rows. */
  empty: ReactNode;
  sorting?: Sorting;
  onSort?(sorting: Sorting): void;
  /** The buttons at the end of a row. */
  actions?(row: Row): ReactNode;
  /** Opens a row by a click beside its controls, or by Enter on the row; the arrow keys move among the rows. */
  onOpen?: ((row: Row) => void) | undefined;
  /** Whether `onOpen` opens this row; default: all rows. */
  canOpen?(row: Row): boolean;
  view?: TableView | undefined;
  /** Adds a checkbox to each row. */
  selection?: RowSelection<Row> | undefined;
  /** Content below a row that spans the whole table; null for most rows. */
  detail?(row: Row): ReactNode;
}

/** The columns without hidden ones, except the column that names the row. */
function shownColumns<Row>(
  columns: readonly Column<Row>[],
  hidden: readonly string[],
): readonly Column<Row>[] {
  const named = namedColumn(columns);
  return columns.filter((column) => column === named || !hidden.includes(column.id));
}

/** The column that names the row. */
function namedColumn<Row>(columns: readonly Column<Row>[]): Column<Row> | undefined {
  return columns.find((column) => column.rowHeader) ?? columns[0];
}

/** Number of rows above which a table is slow to pass by Tab. */
const FEW = 10;

/**
 * A table with one page of rows. It does not load data: the screen sorts and pages by its URL. Sortable headers are
 * buttons and announce the order; in small windows the table scrolls sideways in its own region. A skip link leads to
 * the content below a long table, such as the pager.
 */
export function DataTable<Row>({ view, ...given }: DataTableProps<Row>) {
  const columns = view ? shownColumns(given.columns, view.hidden) : given.columns;
  const props = { ...given, columns };
  const { caption, rows, empty, sorting, onSort, actions, onOpen, canOpen, selection, rowKey } = props;
  const small = useMediaQuery("(max-width: 47.99rem)", false, { getInitialValueInEffect: false });
  const end = useRef<HTMLSpanElement>(null);
  const selecting = useRowSelection(rows, rowKey, selection);
  const keys = useRowKeys(rows, { onOpen, canOpen, select: selecting?.toggle });
  const long = rows !== undefined && rows.length > FEW;
  if (rows?.length === 0) return <div className={styles.empty}>{empty}</div>;
  return (
    <section
      className={styles.region}
      aria-label={caption}
      aria-busy={rows === undefined}
      // A scrollable region must be scrollable by keyboard too (WCAG 2.2, 2.1.1).
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={small ? 0 : undefined}
    >
      {long && (
        <button type="button" className={styles.skip} onClick={() => end.current?.focus()}>
          Skip the table
        </button>
      )}
      <table className={styles.table} data-dense={view?.dense || undefined}>
        <caption className={styles.caption}>{caption}</caption>
        <thead className={styles.head}>
          <tr>
            {selection && selecting && (
              <SelectAllCell selection={selection} rows={rows} onToggleAll={selecting.toggleAll} />
            )}
            {columns.map((column) => (
              <SortHeader key={column.id} column={column} sorting={sorting} onSort={onSort} />
            ))}
            {actions && (
              <th scope="col" className={styles.actions}>
                Actions
              </th>
            )}
          </tr>
        </thead>
        <tbody {...keys.body}>
          {rows ? (
            <Rows {...props} rows={rows} rowProps={keys.row} onToggle={selecting?.toggle} />
          ) : (
            <Placeholders {...props} />
          )}
        </tbody>
      </table>
      {long && (
        <VisuallyHidden>
          <span ref={end} tabIndex={-1}>
            End of the table
          </span>
        </VisuallyHidden>
      )}
    </section>
  );
}

interface RowsProps<Row> extends DataTableProps<Row> {
  /** The attributes of a row by its index. */
  rowProps(index: number): object;
  onToggle: ((index: number, range: boolean) => void) | undefined;
}

function Rows<Row>(props: RowsProps<Row>) {
  const { columns, rows = [], rowKey, actions, detail, selection, rowProps, onToggle } = props;
  const named = namedColumn(columns);
  return rows.map((row, position) => {
    const below = detail?.(row);
    return (
      <Fragment key={rowKey(row)}>
        <tr {...rowProps(position)} data-selected={selection?.isSelected(row) || undefined}>
          {selection && (
            <SelectRowCell
              selection={selection}
              row={row}
              onToggle={(range) => onToggle?.(position, range)}
            />
          )}
          {columns.map((column) => {
            const Cell = column === named ? "th" : "td";
            const scope = column === named ? "row" : undefined;
            return (
              <Cell
                key={column.id}
                scope={scope}
                data-hide-below={column.hideBelow}
                data-align={column.align}
                data-breakable={column.breakable}
              >
                {column.cell(row)}
              </Cell>
            );
          })}
          {actions && <td className={styles.actions}>{actions(row)}</td>}
        </tr>
        {below && (
          <tr className={styles.detail}>
            <td colSpan={columns.length + (actions ? 1 : 0) + (selection ? 1 : 0)}>{below}</td>
          </tr>
        )}
      </Fragment>
    );
  });
}

function Placeholders<Row>({ columns, actions, selection, placeholderRows = 5 }: DataTableProps<Row>) {
  return Array.from({ length: placeholderRows }, (_, row) => (
    <tr key={row}>
      {selection && (
        <td className={styles.select}>
          <Skeleton width="1rem" />
        </td>
      )}
      {columns.map(({ id, hideBelow, align }, column) => (
        <td key={id} data-hide-below={hideBelow} data-align={align}>
          <Skeleton width={`${40 + ((row * 7 + column * 13) % 5) * 10}%`} />
        </td>
      ))}
      {actions && (
        <td className={styles.actions}>
          <Skeleton width="4rem" />
        </td>
      )}
    </tr>
  ));
}
