export interface Toast {
  title: string;
  message?: string;
  variant?: "default" | "destructive";
  action?: { label: string; onClick(): void };
}

/** A toast that is shown; `id` tells it from an equal one before it. */
export interface ShownToast extends Toast {
  id: number;
}

let shown: ShownToast | null = null;
let last: ShownToast | null = null;
let count = 0;
const listeners = new Set<() => void>();

function show(toast: ShownToast | null): void {
  shown = toast;
  for (const listener of listeners) listener();
}

/** Tells the visitor something in a corner of the page. One toast is visible at a time: a new one replaces it. */
export function notify(toast: Toast): void {
  last = { ...toast, id: ++count };
  show(last);
}

/** Puts the toast that is shown away; it can be recalled. */
export function dismissToast(): void {
  show(null);
}

/** Shows the last toast again, for those who come too late for it; nothing where there was none. */
export function recallToast(): void {
  show(last);
}

/** Puts the last toast away for good, such as when its action was taken. */
export function forgetToast(): void {
  last = null;
  show(null);
}

export const toastStore = {
  get: () => shown,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
