import { createContext, use, useEffect, useEffectEvent, useRef } from "react";

interface OpenDialog {
  close(): void;
  inUrl: boolean;
}

/** In the order in which they were opened. */
const open: OpenDialog[] = [];

/**
 * Whether the URL opens the first dialog of the screen. Going back then leaves the history entry of the dialog, which
 * closes it, and must not be intercepted.
 */
export const DialogInUrl = createContext(false);

/**
 * Tracks the topmost of several open dialogs: all Mantine dialogs listen for Escape, which must only close the one
 * opened last. So does the back gesture or button of Android, where browsers report it (`CloseWatcher`).
 *
 * @returns `onClose`, which does nothing while another dialog is above this one
 */
export function useTopDialog(onClose: () => void, opened = true): () => void {
  const entry = useRef<OpenDialog>(null);
  const inUrl = use(DialogInUrl);
  const close = useEffectEvent(onClose);
  const isInUrl = useEffectEvent(() => inUrl);
  useEffect(() => {
    if (!opened) return;
    const dialog = { close: () => close(), inUrl: isInUrl() };
    entry.current = dialog;
    open.push(dialog);
    watchForBack();
    return () => {
      open.splice(open.indexOf(dialog), 1);
      watchForBack();
    };
  }, [opened]);
  return () => {
    if (open.at(-1) === entry.current) onClose();
  };
}

interface Watcher extends EventTarget {
  destroy(): void;
}

// Not all browsers have it, and TypeScript does not know it.
declare const CloseWatcher: (new () => Watcher) | undefined;

let watcher: Watcher | null = null;

/**
 * Watches for the topmost dialog. There is one watcher for all dialogs, because the browser closes several at once if
 * they were opened without a click between.
 */
function watchForBack(): void {
  const wanted = open.length > 1 || (open.length === 1 && !open[0]?.inUrl);
  if (!wanted || typeof CloseWatcher === "undefined") {
    watcher?.destroy();
    watcher = null;
    return;
  }
  if (watcher) return;
  watcher = new CloseWatcher();
  watcher.addEventListener("close", () => {
    // A watcher closes once, but the dialog may stay: it asks about unsaved changes, or is busy.
    watcher = null;
    if (!escapePressed) open.at(-1)?.close();
    watchForBack();
  });
}

let escapePressed = false;

/**
 * Escape closes the watcher too, after the key has reached the dialog, or a list in it that it closes instead, or a screen
 * that opens a dialog by it.
 */
function noteEscape({ key }: KeyboardEvent): void {
  if (key !== "Escape") return;
  escapePressed = true;
  setTimeout(() => {
    escapePressed = false;
  });
}
addEventListener("keydown", noteEscape, true);
