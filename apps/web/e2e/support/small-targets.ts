import type { Page } from "@playwright/test";

/** A thumb's width, in CSS pixels; links in a text, and what stands beside others in a line, have to have 24 (WCAG 2.5.8). */
const THUMB = 44;
const LEAST = 24;

/** What can be pressed on a page and is too small for a thumb: buttons and fields by their height, links by both sides. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(
    ([thumb, least]) =>
      [...document.querySelectorAll<HTMLElement>("a[href], button, input, textarea, summary")].flatMap(
        (element) => {
          const { width, height } = element.getBoundingClientRect();
          // What is hidden until it has the focus has no size to speak of.
          if (!element.checkVisibility({ visibilityProperty: true }) || width < 2) return [];
          if (element.closest("p, nav, [aria-hidden], [tabindex='-1']") || element.matches(":focus-within"))
            return [];
          const wanted = element.matches(
            "a:not([class*=button]), [type=radio], [type=checkbox], td *, th *, [data-action]",
          )
            ? least
            : thumb;
          if (height >= wanted && width >= least) return [];
          const name = element.ariaLabel ?? element.textContent;
          return [`${Math.round(width)} × ${Math.round(height)}: ${element.tagName.toLowerCase()} ${name}`];
        },
      ),
    [THUMB, LEAST] as const,
  );
}
