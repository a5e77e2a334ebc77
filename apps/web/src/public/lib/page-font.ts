/**
 * The subset font that the server made for a text of the page, as the value of `data-page-font`, for a copy of the text
 * that the browser adds: the whole font of its script may not be loaded. Undefined for a text that the page lacks, whose
 * letters the subset may lack too.
 */
export function pageFontOf(text: string): string | undefined {
  const elements = document.querySelectorAll<HTMLElement>("main [data-page-font]");
  return Array.from(elements).find(({ textContent }) => textContent === text)?.dataset["pageFont"];
}
