import type { AnyRouter } from "@tanstack/react-router";

/**
 * Leaves a visitor where they are who scrolled before React hydrated the page: the router scrolls a page without a stored
 * position to its top when it has rendered it, also the first one, which the browser had shown before.
 */
export function keepEarlyScroll({ options }: AnyRouter): void {
  let isFirst = true;
  options.scrollRestoration = () => {
    const keeps = isFirst && scrollY > 0 && !location.hash;
    isFirst = false;
    // The router stores the positions of what has been scrolled since it rendered the page.
    if (keeps) document.dispatchEvent(new Event("scroll"));
    return !keeps;
  };
}
