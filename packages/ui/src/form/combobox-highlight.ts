const ENABLED = ":not([data-combobox-disabled])";

/** The first such option of the open list that belongs to a combobox; null without one. */
function findOption(input: HTMLElement, attribute: string): HTMLElement | null {
  const list = document.getElementById(input.getAttribute("aria-controls") ?? "");
  return list?.querySelector(`[${attribute}]${ENABLED}`) ?? null;
}

function highlightedOption(input: HTMLElement): HTMLElement | null {
  return findOption(input, "data-combobox-selected");
}

/**
 * Chooses the highlighted option, as Enter and Tab do, unless it is chosen already: a click would deselect it.
 *
 * @param orFirst whether the first option is chosen where none is highlighted
 */
export function chooseHighlighted(input: HTMLElement, orFirst = false): void {
  const option = highlightedOption(input) ?? (orFirst ? findOption(input, "data-combobox-option") : null);
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
