import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { IconButton } from "@saywhere/ui/icon-button";
import IconArrowDown from "@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs";
import IconArrowUp from "@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs";
import IconX from "@tabler/icons-react/dist/esm/icons/IconX.mjs";
import type { ReactNode } from "react";
import { DragHandle } from "../../lib/drag/drag-handle.tsx";
import type { SortableItem } from "../../lib/drag/sorting-announcements.ts";
import styles from "./sortable-list.module.css";

interface SortableRowProps {
  item: SortableItem;
  place: number;
  first: boolean;
  last: boolean;
  onMove(by: -1 | 1): void;
  onRemove(): void;
  children: ReactNode;
}

export function SortableRow({ item, place, first, last, onMove, onRemove, children }: SortableRowProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id: item.id });
  return (
    <li
      ref={setNodeRef}
      data-row={item.id}
      className={styles.row}
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <DragHandle name={item.label} {...{ attributes, listeners, setActivatorNodeRef }} />
      <span className={styles.place} aria-hidden>
        {place}
      </span>
      <span className={styles.content}>{children}</span>
      {/* Not `disabled`, which would drop the focus when a row reaches the end. */}
      <IconButton
        label={`Move ${item.label} up`}
        data-move="-1"
        aria-disabled={first || undefined}
        onClick={() => onMove(-1)}
      >
        <IconArrowUp size={20} stroke={1.75} aria-hidden />
      </IconButton>
      <IconButton
        label={`Move ${item.label} down`}
        data-move="1"
        aria-disabled={last || undefined}
        onClick={() => onMove(1)}
      >
        <IconArrowDown size={20} stroke={1.75} aria-hidden />
      </IconButton>
      <IconButton label={`Take out ${item.label}`} data-remove onClick={onRemove}>
        <IconX size={20} stroke={1.75} aria-hidden />
      </IconButton>
    </li>
  );
}
