/**
 * The ref of a button that goes with the failure that it is about, also when the failure is over by itself: what is around
 * it and has `tabIndex={-1}`, a part of a dialog or the content of the page, gets the focus that the button had.
 */
export function passFocusOn(button: HTMLElement | null): () => void {
  return () => {
    if (document.activeElement !== button) return;
    button?.closest<HTMLElement>("[tabindex='-1']")?.focus({ preventScroll: true });
  };
}
