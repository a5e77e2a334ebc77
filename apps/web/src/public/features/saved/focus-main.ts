/** Focuses the content of the page, in place of something that is removed from it. */
export function focusMain(): void {
  document.querySelector("main")?.focus({ preventScroll: true });
}
