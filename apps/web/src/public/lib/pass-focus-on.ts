/**
 * The ref of a button that disappears with an error, even when the error resolves by itself. The closest ancestor with
 * `tabIndex={-1}`, a part of a dialog or the content of the page, gets the focus that the button had.
 */
export function passFocusOn(button: HTMLElement | null): () => void {
  return () => {
    if (document.activeElement !== button) return;
    button?.closest<HTMLElement>("[tabindex='-1']")?.focus({ preventScroll: true });
  };
}
