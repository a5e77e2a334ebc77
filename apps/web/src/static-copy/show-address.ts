import type { AnyRouter } from "@tanstack/react-router";

/**
 * A plain server gives one page for `/search`, `/search/` and `/search/?q=hello`, and one for all addresses that are
 * none. React takes the page over as it was rendered, so the router first believes to be where that was; what the
 * address asks for besides is shown as soon as the page is alive.
 *
 * @param path the path that the page was rendered for
 */
export function showAddress(router: AnyRouter, path: string): void {
  const { state } = history;
  const { pathname, search, hash } = location;
  const address = pathname + search + hash;
  // Where the server puts a slash at the end, it may lose the query when it does.
  if (pathname.length > 1 && pathname.endsWith("/")) router.options.trailingSlash = "always";
  if (address === path + hash) return;
  // The router's history hears of the first; the second goes past it, and the visitor's address has never changed.
  history.replaceState(state, "", path + hash);
  History.prototype.replaceState.call(history, state, "", address);
  if (search === "" || withoutSlash(pathname) !== path) return;
  const stop = router.subscribe("onRendered", () => {
    stop();
    showNow(router, address);
  });
}

function showNow(router: AnyRouter, address: string): void {
  const { defaultPendingMs } = router.options;
  // What the page shows is not what was asked for: places for the cards are better at once.
  router.options.defaultPendingMs = 0;
  const stop = router.subscribe("onRendered", () => {
    stop();
    router.options.defaultPendingMs = defaultPendingMs;
    // See `rendering/hide-other-results.ts`.
    document.adoptedStyleSheets = [];
  });
  history.replaceState(history.state, "", address);
}

function withoutSlash(pathname: string): string {
  return pathname.length > 1 ? pathname.replace(/\/$/, "") : pathname;
}
