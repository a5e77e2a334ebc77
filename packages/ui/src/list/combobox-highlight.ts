/** The highlighted option of the open list that belongs to a combobox; null without one. */
function highlightedOption(input: HTMLElement): HTMLElement | null {
  const list = document.getElementById(input.getAttribute("aria-controls") ?? "");
  return list?.querySelector("[data-combobox-selected]:not([data-combobox-disabled])") ?? null;
}

/** Chooses the highlighted option, as Enter and Tab do, unless it is chosen already: a click would deselect it. */
export function chooseHighlighted(input: HTMLElement): void {
  const option = highlightedOption(input);
  if (option && !option.hasAttribute("data-combobox-active")) option.click();
}

/**
 * Tells screen readers which option is highlighted. Mantine does so only for options that the arrow keys reach, not
 * for the first match of a typed text.
 */
export function announceHighlighted(input: HTMLElement): void {
  const option = highlightedOption(input);
  if (option) input.setAttribute("aria-activedescendant", option.id);
  else input.removeAttribute("aria-activedescendant");
}
