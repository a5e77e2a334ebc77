/**
 * The subset font that the server made for the phrase of the page, as the value of `data-page-font`, for a copy of the
 * text that the browser adds: the whole font of its script may not be loaded.
 */
export function pageFont(): string | undefined {
  return document.querySelector<HTMLElement>("article [data-page-font]")?.dataset["pageFont"];
}
