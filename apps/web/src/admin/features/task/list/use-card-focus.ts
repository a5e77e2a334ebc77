import type { Task } from "@saywhere/validators/tasks/task";
import { type FocusEvent, useLayoutEffect, useRef } from "react";

interface Place {
  id: number;
  index: number;
  /** Which of the buttons of the card. */
  action: string | undefined;
}

/** Keeps the focus where a card moved to, and hands it on where one went. */
export function useCardFocus(tasks: Task[]) {
  const last = useRef<Place | null>(null);

  useLayoutEffect(() => {
    const place = last.current;
    if (!place) return;
    const index = tasks.findIndex(({ id }) => id === place.id);
    const neighbour = tasks[Math.min(place.index, tasks.length - 1)];
    const moved = index >= 0 && index !== place.index;
    // A card that changes its place in the page loses the focus, as does one that goes.
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
      // Whoever presses elsewhere has left; a card that is taken away has not been left by anybody.
      if (relatedTarget || (target.isConnected && document.hasFocus())) last.current = null;
    },
  };
}

function rowOf(id: number): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-row="${id}"]`);
}
