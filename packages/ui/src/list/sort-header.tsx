import IconArrowDown from "@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs";
import IconArrowsSort from "@tabler/icons-react/dist/esm/icons/IconArrowsSort.mjs";
import IconArrowUp from "@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs";
import type { CSSProperties } from "react";
import styles from "./data-table.module.css";

/** The column by which a list is sorted. */
export interface Sorting {
  key: string;
  order: "asc" | "desc";
}

interface SortHeaderProps {
  column: {
    header: string;
    sortKey?: string;
    width?: string;
    hideBelow?: string;
    align?: string;
  };
  sorting: Sorting | undefined;
  onSort: ((sorting: Sorting) => void) | undefined;
}

const ICONS = { asc: IconArrowUp, desc: IconArrowDown } as const;

export function SortHeader({ column, sorting, onSort }: SortHeaderProps) {
  const { header, sortKey, width, hideBelow, align } = column;
  const order = sortKey !== undefined && sorting?.key === sortKey ? sorting.order : null;
  const sortable = sortKey !== undefined && onSort !== undefined;
  const Icon = order ? ICONS[order] : IconArrowsSort;
  const ariaSort = order ? (order === "asc" ? "ascending" : "descending") : "none";
  return (
    <th
      scope="col"
      aria-sort={sortable ? ariaSort : undefined}
      data-hide-below={hideBelow}
      data-align={align}
      style={{ width } satisfies CSSProperties}
    >
      {sortable ? (
        <button
          type="button"
          className={styles.sort}
          onClick={() => onSort({ key: sortKey, order: order === "asc" ? "desc" : "asc" })}
        >
          {header}
          <Icon size={14} stroke={2} aria-hidden />
        </button>
      ) : (
        header
      )}
    </th>
  );
}
