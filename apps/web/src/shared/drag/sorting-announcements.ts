import type { Announcements, UniqueIdentifier } from "@dnd-kit/core";

export interface SortableItem {
  id: UniqueIdentifier;
  /** Name for screen readers. */
  label: string;
}

export const SCREEN_READER_INSTRUCTIONS = {
  draggable:
    "Press Space to pick up, the arrow keys to move, Space again to put down, and Escape to leave it where it was.",
};

/** Announcements for screen readers while a row is dragged. */
export function sortingAnnouncements(items: SortableItem[]): Announcements {
  const label = (id: UniqueIdentifier) => items.find((item) => item.id === id)?.label ?? "";
  const place = (id: UniqueIdentifier) =>
    `${items.findIndex((item) => item.id === id) + 1} of ${items.length}`;
  const pickedUp = (id: UniqueIdentifier) => `${label(id)} is picked up, at its own place ${place(id)}.`;
  return {
    onDragStart: ({ active }) => pickedUp(active.id),
    // This event also follows immediately after the start, and would replace that announcement.
    onDragOver: ({ active, over }) => {
      if (!over) return undefined;
      return over.id === active.id
        ? pickedUp(active.id)
        : `${label(active.id)} is over place ${place(over.id)}.`;
    },
    onDragEnd: ({ active, over }) => `${label(active.id)} was put down at ${place((over ?? active).id)}.`,
    onDragCancel: ({ active }) => `${label(active.id)} is back at ${place(active.id)}.`,
  };
}
