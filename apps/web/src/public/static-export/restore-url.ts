import type { AnyRouter } from "@tanstack/react-router";
import { isFullPageLoad } from "../lib/is-full-page-load.ts";
import { replaceShownUrl } from "../lib/router-internals.ts";
import { HYDRATED } from "../lib/use-hydrated-event.ts";

/**
 * A plain file server delivers one page for `/search`, `/search/` and `/search/?q=hello`, and one for all unknown URLs.
 * React hydrates the page as it was rendered, so the router first gets the URL of the rendered page. The query of the
 * visitor's URL is applied as soon as the page is hydrated.
 *
 * @param path the path that the page was rendered for
 */
export function restoreUrl(router: AnyRouter, path: string): void {
  const { state } = history;
  const { search, hash } = location;
  // Some servers show the name of the file.
  const pathname = location.pathname.replace(/\/index\.html$/, "/");
  const isOwn = withoutSlash(pathname) === path;
  // A server that appends a slash by a redirect may drop the query. A page without the slash shows that this one does
  // not redirect.
  if (!isOwn || pathname.endsWith("/")) router.options.trailingSlash = "always";
  const rendered = (isOwn ? pathname : path) + hash;
  const url = pathname + search + hash;
  if (location.pathname + search + hash === rendered) return;
  // The router gets the rendered URL, while the browser continues to show the visitor's.
  history.replaceState(state, "", rendered);
  replaceShownUrl(url);
  if (!isOwn || search === "" || isFullPageLoad({ staticExport: true }, path)) return;
  const pending = new Set(["rendered", "hydrated"]);
  const done = (event: string) => {
    pending.delete(event);
    if (pending.size === 0) history.replaceState(state, "", url);
  };
  document.addEventListener(HYDRATED, () => done("hydrated"), { once: true });
  const unsubscribe = router.subscribe("onRendered", () => {
    if (pending.size > 0) return done("rendered");
    unsubscribe();
    // Shows the results again; see `rendering/hide-stale-results.ts`.
    document.adoptedStyleSheets = [];
  });
}

function withoutSlash(pathname: string): string {
  return pathname.length > 1 ? pathname.replace(/\/$/, "") : pathname;
}
