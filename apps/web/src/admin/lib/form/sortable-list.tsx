import { arrayMove } from "@dnd-kit/sortable";
import { IconButton } from "@saywhere/ui/icon-button";
import { VisuallyHidden } from "@saywhere/ui/visually-hidden";
import IconArrowDown from "@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs";
import IconArrowUp from "@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs";
import IconX from "@tabler/icons-react/dist/esm/icons/IconX.mjs";
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { DragHandle } from "../../../shared/drag/drag-handle.tsx";
import { SortableItems, useSortableRow } from "../../../shared/drag/sortable-items.tsx";
import type { SortableItem } from "../../../shared/drag/sorting-announcements.ts";
import styles from "./sortable-list.module.css";

interface SortableListProps<T extends SortableItem> {
  /** Name of the list, for screen readers. */
  name: string;
  items: T[];
  onChange(items: T[]): void;
  /** Renders the content of a row. */
  children(item: T): ReactNode;
}

/** A list reordered by dragging, by Space and the arrow keys on a row's handle, or by its buttons. */
export function SortableList<T extends SortableItem>({
  name,
  items,
  onChange,
  children,
}: SortableListProps<T>) {
  const list = useRef<HTMLOListElement>(null);
  const pressed = useRef<string | null>(null);
  const [announcement, setAnnouncement] = useState("");

  // A moved row loses the focus of the button that moved it.
  useLayoutEffect(() => {
    if (items && pressed.current) list.current?.querySelector<HTMLElement>(pressed.current)?.focus();
    pressed.current = null;
  }, [items]);

  const move = (from: number, by: -1 | 1) => {
    const item = items[from];
    const to = from + by;
    if (!item || to < 0 || to >= items.length) return;
    pressed.current = `[data-row="${item.id}"] [data-move="${by}"]`;
    setAnnouncement(`${item.label} is now ${to + 1} of ${items.length}.`);
    onChange(arrayMove(items, from, to));
  };
  const remove = (index: number) => {
    const after = items[index + 1] ?? items[index - 1];
    pressed.current = after ? `[data-row="${after.id}"] [data-remove]` : null;
    setAnnouncement(`${items[index]?.label} was removed.`);
    onChange(items.toSpliced(index, 1));
  };

  return (
    <>
      <SortableItems items={items} onMove={(from, to) => onChange(arrayMove(items, from, to))}>
        <ol ref={list} aria-label={name} className={styles.list}>
          {items.map((item, index) => (
            <SortableRow
              key={item.id}
              item={item}
              position={index + 1}
              first={index === 0}
              last={index === items.length - 1}
              onMove={(by) => move(index, by)}
              onRemove={() => remove(index)}
            >
              {children(item)}
            </SortableRow>
          ))}
        </ol>
      </SortableItems>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </>
  );
}

interface SortableRowProps {
  item: SortableItem;
  position: number;
  first: boolean;
  last: boolean;
  onMove(by: -1 | 1): void;
  onRemove(): void;
  children: ReactNode;
}

function SortableRow({ item, position, first, last, onMove, onRemove, children }: SortableRowProps) {
  const { row, handle } = useSortableRow(item.id);
  return (
    <li {...row} data-row={item.id} className={styles.row}>
      <DragHandle name={item.label} {...handle} />
      <span className={styles.position} aria-hidden>
        {position}
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
      <IconButton label={`Remove ${item.label}`} data-remove onClick={onRemove}>
        <IconX size={20} stroke={1.75} aria-hidden />
      </IconButton>
    </li>
  );
}

const same = (some: SortableItem[], others: SortableItem[]) =>
  some.length === others.length && some.every(({ id }, index) => id === others[index]?.id);

/** An editable copy of a stored order, which follows the stored one as long as nothing was changed. */
export function useReorderable<T extends SortableItem>(stored: T[]) {
  const [items, setItems] = useState(stored);
  const [known, setKnown] = useState(stored);
  if (!same(known, stored)) {
    setKnown(stored);
    if (same(items, known)) setItems(stored);
  }
  return { items, setItems, dirty: !same(items, stored) };
}
