import type { AnyRouter } from "@tanstack/react-router";

/**
 * While offline, loads the navigation's target as a document, which the worker serves from its cache: the router would
 * wait for data that cannot arrive. When the browser wrongly reports a connection, this happens after the data have
 * failed to load.
 *
 * @param reload loads the page at the URL that the browser shows
 */
export function fallBackToDocument(router: AnyRouter, reload: () => void = () => location.reload()): void {
  const load = router.load;
  const loaded = location.pathname + location.search;
  // A static export page shows the query of its URL later; see `static-export/restore-url.ts`.
  let shown = loaded;
  router.load = async (options) => {
    const { pathname, search } = router.history.location;
    const address = pathname + search;
    if (!navigator.serviceWorker.controller || navigator.onLine || address === shown) {
      shown = address;
      await load(options);
      // This document already is the cached page of its own URL, so loading it again would not help.
      const canComeAsDocument = navigator.serviceWorker.controller && address !== loaded;
      if (!canComeAsDocument || !isUnanswered(router)) return;
    }
    // History entries that the router has not yet passed to the browser.
    router.history.flush();
    reload();
  };
}

/** Whether the page failed to load because no response arrived, which browsers report as a TypeError. */
function isUnanswered(router: AnyRouter): boolean {
  return router.stores.matches
    .get()
    .some(
      ({ status, error }) => status === "error" && error instanceof Error && error.cause instanceof TypeError,
    );
}
