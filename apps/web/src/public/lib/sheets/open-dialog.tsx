import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { focusMain } from "../focus-main.ts";

let opened: HTMLElement | undefined;

/**
 * Opens a dialog outside the page's tree, so that it stays when what opened it is gone: a toast, or a row that moves. It
 * closes when the visitor goes back or forward to another page. Only one dialog is open at a time; further calls are ignored.
 *
 * @param render gets the function that closes the dialog
 */
export function openDialog(render: (close: () => void) => ReactNode): void {
  if (opened?.isConnected) return;
  const opener = document.activeElement;
  const container = document.body.appendChild(document.createElement("div"));
  opened = container;
  const root = createRoot(container);
  const page = pageOfUrl();
  const left = new AbortController();
  const close = () => {
    left.abort();
    root.unmount();
    container.remove();
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    // The row that opened it has moved or is gone.
    else focusMain();
  };
  const follow = () => {
    if (pageOfUrl() !== page) close();
  };
  addEventListener("popstate", follow, { signal: left.signal });
  root.render(render(close));
}

/** A fragment names a place or a state of the same page. */
function pageOfUrl(): string {
  return location.pathname + location.search;
}
