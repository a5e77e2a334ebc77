import type { AnyRouter } from "@tanstack/react-router";

/**
 * Keeps the position of a visitor who scrolled before React hydrated the page: the router scrolls a page without a
 * stored position to the top once it has rendered it, even the first page, which the browser has already shown.
 */
export function keepEarlyScroll({ options }: AnyRouter): void {
  let isFirst = true;
  options.scrollRestoration = () => {
    const keeps = isFirst && scrollY > 0 && !location.hash;
    isFirst = false;
    // The router stores the position of whatever was scrolled since it rendered the page.
    if (keeps) document.dispatchEvent(new Event("scroll"));
    return !keeps;
  };
}
