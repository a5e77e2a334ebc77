import type { AnyRouter } from "@tanstack/react-router";
import { isFullPageLoad } from "../lib/is-full-page-load.ts";
import { HYDRATED } from "../lib/use-hydrated-event.ts";

/**
 * A plain server gives one page for `/search`, `/search/` and `/search/?q=hello`, and one for all addresses that are
 * none. React takes the page over as it was rendered, so the router first believes to be where that was; what the
 * address asks for besides is shown as soon as the page is alive.
 *
 * @param path the path that the page was rendered for
 */
export function restoreUrl(router: AnyRouter, path: string): void {
  const { state } = history;
  const { pathname, search, hash } = location;
  const isOwn = withoutSlash(pathname) === path;
  // A server that puts a slash at the end may lose the query when it does. Only one that gave a page without the
  // slash is known not to.
  if (!isOwn || pathname.endsWith("/")) router.options.trailingSlash = "always";
  const rendered = (isOwn ? pathname : path) + hash;
  const address = pathname + search + hash;
  if (address === rendered) return;
  // The router's history hears of the first; the second goes past it, and the visitor's address has never changed.
  history.replaceState(state, "", rendered);
  History.prototype.replaceState.call(history, state, "", address);
  if (!isOwn || search === "" || isFullPageLoad({ staticExport: true }, path)) return;
  const awaited = new Set(["rendered", "alive"]);
  const done = (what: string) => {
    awaited.delete(what);
    if (awaited.size === 0) history.replaceState(state, "", address);
  };
  document.addEventListener(HYDRATED, () => done("alive"), { once: true });
  const stop = router.subscribe("onRendered", () => {
    if (awaited.size > 0) return done("rendered");
    stop();
    // See `rendering/hide-other-results.ts`.
    document.adoptedStyleSheets = [];
  });
}

function withoutSlash(pathname: string): string {
  return pathname.length > 1 ? pathname.replace(/\/$/, "") : pathname;
}
