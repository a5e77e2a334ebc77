import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  PointerSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { restrictToParentElement, restrictToVerticalAxis } from "@dnd-kit/modifiers";
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import { VisuallyHidden } from "@saywhere/ui/visually-hidden";
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { KeyboardDragSensor } from "../../lib/drag/keyboard-drag-sensor.ts";
import {
  SCREEN_READER_INSTRUCTIONS,
  type SortableItem,
  sortingAnnouncements,
} from "../../lib/drag/sorting-announcements.ts";
import styles from "./sortable-list.module.css";
import { SortableRow } from "./sortable-row.tsx";

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
  const [said, setSaid] = useState("");
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardDragSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );

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
    setSaid(`${item.label} is now ${to + 1} of ${items.length}.`);
    onChange(arrayMove(items, from, to));
  };
  const remove = (index: number) => {
    const after = items[index + 1] ?? items[index - 1];
    pressed.current = after ? `[data-row="${after.id}"] [data-remove]` : null;
    setSaid(`${items[index]?.label} was taken out.`);
    onChange(items.toSpliced(index, 1));
  };
  const drop = ({ active, over }: DragEndEvent) => {
    const place = (id: unknown) => items.findIndex((item) => item.id === id);
    if (over && over.id !== active.id) onChange(arrayMove(items, place(active.id), place(over.id)));
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[restrictToVerticalAxis, restrictToParentElement]}
      accessibility={{
        announcements: sortingAnnouncements(items),
        screenReaderInstructions: SCREEN_READER_INSTRUCTIONS,
      }}
      onDragEnd={drop}
    >
      <SortableContext items={items} strategy={verticalListSortingStrategy}>
        <ol ref={list} aria-label={name} className={styles.list}>
          {items.map((item, index) => (
            <SortableRow
              key={item.id}
              item={item}
              place={index + 1}
              first={index === 0}
              last={index === items.length - 1}
              onMove={(by) => move(index, by)}
              onRemove={() => remove(index)}
            >
              {children(item)}
            </SortableRow>
          ))}
        </ol>
      </SortableContext>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </DndContext>
  );
}
