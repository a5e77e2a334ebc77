import type { Page } from "@playwright/test";

/** WCAG 2.2, 2.5.5, whose exception for links within a sentence applies here too. */
const FINGER = 44;
/** WCAG 2.2, 2.5.8, for links and the smallest controls of the administration area. */
const MIN_SIZE = 24;

/**
 * The controls of a page that a finger would have to aim at, with their sizes. A control is as large as the area in
 * which a touch reaches it, whatever its box.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((finger) => {
    const controls = [...document.querySelectorAll<HTMLElement>("a[href], button, summary, input, select")];
    return controls.filter(isShown).filter(isNotInText).filter(isSmall).map(describe);

    function isShown(element: HTMLElement): boolean {
      const { width, height, bottom } = element.getBoundingClientRect();
      return width > 0 && height > 0 && bottom + scrollY > 0 && element.checkVisibility();
    }

    function isNotInText(element: HTMLElement): boolean {
      const block = element.closest("p, dd, h1, h2, h3, li");
      return element.tagName !== "A" || !block || block.textContent.trim() === element.textContent.trim();
    }

    function isSmall(control: HTMLElement): boolean {
      // A touch of its label reaches a field, too.
      const element = control.closest("label") ?? control;
      element.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y, reach] = [left + width / 2, top + height / 2, finger / 2 - 1];
      const reached = (right: number, down: number) => {
        const hit = document.elementFromPoint(
          Math.min(Math.max(x + right, 0), innerWidth - 1),
          Math.min(Math.max(y + down, 0), innerHeight - 1),
        );
        return hit !== null && element.contains(hit);
      };
      const wide = width >= finger - 0.5 || (reached(-reach, 0) && reached(reach, 0));
      const high = height >= finger - 0.5 || (reached(0, -reach) && reached(0, reach));
      return !wide || !high;
    }

    function describe(element: HTMLElement): string {
      const { width, height } = element.getBoundingClientRect();
      const name = element.ariaLabel ?? element.textContent.trim();
      return `${name}: ${Math.round(width)} × ${Math.round(height)}`;
    }
  }, FINGER);
}

/**
 * What can be pressed in the administration and is too small, by its box: buttons and fields have the height of a
 * finger, links and controls in a table or in a line have at least the minimum on both sides.
 */
export function smallBoxes(page: Page): Promise<string[]> {
  return page.evaluate(
    ([finger, least]) =>
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
            : finger;
          if (height >= wanted && width >= least) return [];
          const name = element.ariaLabel ?? element.textContent;
          return [`${Math.round(width)} × ${Math.round(height)}: ${element.tagName.toLowerCase()} ${name}`];
        },
      ),
    [FINGER, MIN_SIZE] as const,
  );
}
