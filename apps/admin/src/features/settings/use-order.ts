import { useEffect, useRef, useState } from "react";
import type { SortableItem } from "./sortable-list.tsx";

const same = (some: SortableItem[], others: SortableItem[]) =>
  some.length === others.length && some.every(({ id }, index) => id === others[index]?.id);

/** A list that is being put in order, beside the stored one, which takes its place as long as nothing was changed. */
export function useOrder<T extends SortableItem>(stored: T[]) {
  const [items, setItems] = useState(stored);
  const known = useRef(stored);
  useEffect(() => {
    if (same(known.current, stored)) return;
    const before = known.current;
    known.current = stored;
    setItems((now) => (same(now, before) ? stored : now));
  });
  return { items, setItems, dirty: !same(items, stored) };
}
