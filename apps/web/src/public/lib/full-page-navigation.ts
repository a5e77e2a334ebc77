import type { AnyRouter } from "@tanstack/react-router";
import { isFullPageLoad } from "./is-full-page-load.ts";
import { whenPointedAt } from "./link-navigation.tsx";
import { interceptLoad, replaceShownUrl } from "./router-internals.ts";

/**
 * Lets the browser load the pages that the router cannot, including a chosen suggestion and the way back to the page
 * from which the list or search was opened.
 *
 * @param browser loads the pages
 */
export function loadDocuments(
  router: AnyRouter,
  browser: Pick<Location, "reload" | "replace"> = location,
): void {
  let shown = location.pathname;
  interceptLoad(router, async (load, options) => {
    const { pathname } = router.history.location;
    if (!isFullPageLoad({ staticExport: true }, pathname)) {
      shown = pathname;
      await load();
    } else if (pathname !== shown) {
      // History entries that the router has not yet passed to the browser.
      router.history.flush();
      if (options?.action?.type !== "PUSH") return browser.reload();
      // As for a link, the entry has neither a position nor a state of the router, which would scroll the page to its top
      // after the visitor has scrolled it. With a fragment, the browser would load no page whose URL it shows.
      const { href } = location;
      replaceShownUrl(shown);
      browser.replace(href);
    }
    // Otherwise it is another position on the same page, which the browser has already scrolled to.
  });
}

/** Preloads the pages of hovered links, as the live site does with their data. */
export function prefetchDocuments(): void {
  const known = new Set<string>();
  whenPointedAt((event) => {
    const link = linkToDocument(event);
    if (!link || known.has(link.pathname)) return;
    known.add(link.pathname);
    const { ownerDocument, href } = link;
    ownerDocument.head.append(Object.assign(ownerDocument.createElement("link"), { rel: "prefetch", href }));
  });
}

/** The link that an event is on, if the browser loads its page. */
function linkToDocument({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link || link.origin !== location.origin || link.pathname === location.pathname) return null;
  return isFullPageLoad({ staticExport: true }, link.pathname) ? link : null;
}
