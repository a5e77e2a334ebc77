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
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import type { ReactNode } from "react";
import { KeyboardDragSensor } from "./keyboard-drag-sensor.ts";
import {
  SCREEN_READER_INSTRUCTIONS,
  type SortableItem,
  sortingAnnouncements,
} from "./sorting-announcements.ts";

interface SortableItemsProps {
  items: SortableItem[];
  /** Called when an item was put down at another index. */
  onMove: (from: number, to: number) => void;
  /** The list, whose rows use `useSortableRow`. */
  children: ReactNode;
}

/** Makes the rows of a list sortable by dragging, and by Space and the arrow keys on a row's handle. */
export function SortableItems({ items, onMove, children }: SortableItemsProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardDragSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const drop = ({ active, over }: DragEndEvent) => {
    const [from, to] = [active.id, over?.id].map((id) => items.findIndex((item) => item.id === id));
    if (from !== undefined && to !== undefined && from >= 0 && to >= 0 && from !== to) onMove(from, to);
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
        {children}
      </SortableContext>
    </DndContext>
  );
}

/** The attributes of a sortable row, and those of its `DragHandle`. */
export function useSortableRow(id: SortableItem["id"]) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id });
  return {
    row: {
      ref: setNodeRef,
      "data-dragging": isDragging || undefined,
      style: { transform: CSS.Translate.toString(transform), transition },
    },
    handle: { attributes, listeners, setActivatorNodeRef },
  };
}
