import type { CollisionDetection, KeyboardCoordinateGetter } from "@dnd-kit/core";

/**
 * The target card of a drag: the one at the pointer, or at the upper edge of the card that the keyboard moves. Cards
 * differ much in height, so the nearest center, which works for short rows, may be another card's.
 */
export const closestToPointer: CollisionDetection = ({
  droppableContainers,
  droppableRects,
  collisionRect,
  pointerCoordinates,
}) => {
  const y = pointerCoordinates?.y ?? collisionRect.top + 1;
  return droppableContainers
    .flatMap((droppableContainer) => {
      const { id } = droppableContainer;
      const rect = droppableRects.get(id);
      if (!rect) return [];
      const value = Math.max(rect.top - y, y - rect.bottom, 0);
      return [{ id, data: { droppableContainer, value } }];
    })
    .sort((a, b) => a.data.value - b.data.value);
};

/** The arrow keys move a card to the upper edge of the previous or next one. */
export const moveByArrowKey: KeyboardCoordinateGetter = (event, { context, currentCoordinates }) => {
  const by = event.code === "ArrowUp" ? -1 : event.code === "ArrowDown" ? 1 : 0;
  if (by === 0) return undefined;
  event.preventDefault();
  const { active, over, droppableRects } = context;
  const sortable = active?.data.current?.["sortable"] as { items: number[] } | undefined;
  const items = sortable?.items ?? [];
  const index = items.indexOf(Number(over?.id ?? active?.id));
  const next = items[index + by];
  const rect = next === undefined ? undefined : droppableRects.get(next);
  return rect && { x: currentCoordinates.x, y: rect.top };
};
