import type { ReactNode } from "react";

export interface Toast {
  title: string;
  message?: ReactNode;
  variant?: "default" | "destructive";
  action?: { label: string; onClick(): void };
}

let current: Toast | null = null;
const listeners = new Set<() => void>();

function show(toast: Toast | null): void {
  current = toast;
  for (const listener of listeners) listener();
}

/** Shows a message in a corner of the page. One toast is visible at a time: a new one replaces it. */
export function notify(toast: Toast): void {
  show({ ...toast });
}

/** Shows the last toast once more, if there was one: it may have closed before the visitor could reach it. */
export function repeatToast(): void {
  show(current && { ...current });
}

/** Removes the toast, so that it cannot be repeated, such as when its action was taken. */
export function removeToast(): void {
  show(null);
}

export const toastStore = {
  get: () => current,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
