/** Focuses the content of the page, in place of something that was removed from it. */
export function focusMain(): void {
  document.querySelector("main")?.focus({ preventScroll: true });
}
