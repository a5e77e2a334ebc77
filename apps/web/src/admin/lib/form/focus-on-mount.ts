/** A `ref` of a field or a section that gets the focus when it appears, because it is the next step of what the user does. */
export function focusOnMount(part: HTMLElement | null): void {
  part?.focus();
}
