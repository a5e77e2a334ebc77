/** A `ref` of a field that gets the focus when it appears, because it is the next step of what the user does. */
export function focusOnMount(field: HTMLElement | null): void {
  field?.focus();
}
