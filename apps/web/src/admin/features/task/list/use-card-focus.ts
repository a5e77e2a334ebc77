import type { Task } from "@saywhere/validators/tasks/task";
import { type FocusEvent, useLayoutEffect, useRef } from "react";

interface Place {
  id: number;
  index: number;
  /** Which of the card's buttons. */
  action: string | undefined;
}

/** Keeps the focus on a moved card, and moves it on when a card disappears. */
export function useCardFocus(tasks: Task[]) {
  const last = useRef<Place | null>(null);

  useLayoutEffect(() => {
    const place = last.current;
    if (!place) return;
    const index = tasks.findIndex(({ id }) => id === place.id);
    const neighbour = tasks[Math.min(place.index, tasks.length - 1)];
    const moved = index >= 0 && index !== place.index;
    // A card that is moved or removed in the DOM loses the focus.
    if (document.activeElement === document.body) {
      const id = index >= 0 ? place.id : neighbour?.id;
      const card = id === undefined ? null : rowOf(id);
      const control =
        card?.querySelector<HTMLElement>(`[data-action="${place.action}"]`) ??
        card?.querySelector<HTMLElement>('[data-action="toggle"]') ??
        document.querySelector<HTMLElement>("h1[tabindex]");
      control?.focus({ preventScroll: index < 0 });
    }
    if (index < 0) return;
    last.current = { ...place, index };
    if (moved && rowOf(place.id)?.contains(document.activeElement)) {
      rowOf(place.id)?.scrollIntoView({ block: "nearest" });
    }
  }, [tasks]);

  return {
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      const id = Number(target.closest<HTMLElement>("[data-row]")?.dataset["row"]);
      const index = tasks.findIndex((task) => task.id === id);
      last.current = index < 0 ? null : { id, index, action: target.dataset["action"] };
    },
    onBlur: ({ target, relatedTarget }: FocusEvent<HTMLElement>) => {
      // A press elsewhere moves the focus deliberately; a removed card does not.
      if (relatedTarget || (target.isConnected && document.hasFocus())) last.current = null;
    },
  };
}

function rowOf(id: number): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-row="${id}"]`);
}
