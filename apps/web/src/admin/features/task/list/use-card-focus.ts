import type { Task } from "@saywhere/validators/tasks/task";
import { type FocusEvent, useLayoutEffect, useRef } from "react";

interface FocusedControl {
  id: number;
  index: number;
  /** Which of the card's buttons. */
  action: string | undefined;
}

/** Keeps the focus on a moved card, and moves it on when a card disappears. */
export function useCardFocus(tasks: Task[]) {
  const last = useRef<FocusedControl | null>(null);

  useLayoutEffect(() => {
    const focused = last.current;
    if (!focused) return;
    const index = tasks.findIndex(({ id }) => id === focused.id);
    const neighbor = tasks[Math.min(focused.index, tasks.length - 1)];
    const moved = index >= 0 && index !== focused.index;
    // A card that is moved or removed in the DOM loses the focus.
    if (document.activeElement === document.body) {
      const id = index >= 0 ? focused.id : neighbor?.id;
      const card = id === undefined ? null : rowOf(id);
      const control =
        card?.querySelector<HTMLElement>(`[data-action="${focused.action}"]`) ??
        card?.querySelector<HTMLElement>('[data-action="toggle"]') ??
        document.querySelector<HTMLElement>("h1[tabindex]");
      control?.focus({ preventScroll: index < 0 });
    }
    if (index < 0) return;
    last.current = { ...focused, index };
    if (moved && rowOf(focused.id)?.contains(document.activeElement)) {
      rowOf(focused.id)?.scrollIntoView({ block: "nearest" });
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
