import type { AnyRouter } from "@tanstack/react-router";
import { interceptLoad } from "../lib/router-internals.ts";

/**
 * While offline, loads the navigation's target as a document, which the worker serves from its cache: the router would
 * wait for data that cannot arrive. When the browser wrongly reports a connection, this happens after the data have
 * failed to load.
 *
 * @param reload loads the page at the URL that the browser shows
 */
export function fallBackToDocument(router: AnyRouter, reload: () => void = () => location.reload()): void {
  const documentUrl = location.pathname + location.search;
  // A static export page shows the query of its URL later; see `static-export/restore-url.ts`.
  let shownUrl = documentUrl;
  interceptLoad(router, async (load) => {
    const { pathname, search } = router.history.location;
    const url = pathname + search;
    if (!navigator.serviceWorker.controller || navigator.onLine || url === shownUrl) {
      shownUrl = url;
      await load();
      // This document already is the cached page of its own URL, so loading it again would not help.
      const mayBeCached = navigator.serviceWorker.controller && url !== documentUrl;
      if (!mayBeCached || !gotNoResponse(router)) return;
    }
    // History entries that the router has not yet passed to the browser.
    router.history.flush();
    reload();
  });
}

/** Whether the page failed to load because no response arrived, which browsers report as a TypeError. */
function gotNoResponse(router: AnyRouter): boolean {
  return router.state.matches.some(
    ({ status, error }) => status === "error" && error instanceof Error && error.cause instanceof TypeError,
  );
}
