import type { Announcements, UniqueIdentifier } from "@dnd-kit/core";

export interface SortableItem {
  id: number;
  /** What screen readers call it. */
  label: string;
}

export const SCREEN_READER_INSTRUCTIONS = {
  draggable:
    "Press Space to pick up, the arrow keys to move, Space again to put down, and Escape to leave it where it was.",
};

/** What screen readers say while a row of these is on its way. */
export function sortingAnnouncements(items: SortableItem[]): Announcements {
  const label = (id: UniqueIdentifier) => items.find((item) => item.id === id)?.label ?? "";
  const place = (id: UniqueIdentifier) =>
    `${items.findIndex((item) => item.id === id) + 1} of ${items.length}`;
  return {
    onDragStart: ({ active }) => `Picked up ${label(active.id)}, ${place(active.id)}.`,
    onDragOver: ({ active, over }) =>
      over ? `${label(active.id)} is over place ${place(over.id)}.` : undefined,
    onDragEnd: ({ active, over }) => `${label(active.id)} was put down at ${place((over ?? active).id)}.`,
    onDragCancel: ({ active }) => `${label(active.id)} is back at ${place(active.id)}.`,
  };
}
