import { useState } from "react";
import type { SortableItem } from "../../lib/drag/sorting-announcements.ts";

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
