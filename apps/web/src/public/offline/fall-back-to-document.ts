import type { AnyRouter } from "@tanstack/react-router";

/**
 * Without a connection, has the browser load what the visitor goes to as a document, which the worker answers from what
 * it keeps: the router would wait for data that cannot come. Where the browser takes a line for a connection that is
 * none, the same is done when the data have not come.
 *
 * @param reload loads the page at the address that the browser shows
 */
export function fallBackToDocument(router: AnyRouter, reload: () => void = () => location.reload()): void {
  const load = router.load;
  const loaded = location.pathname + location.search;
  // A page of the static copy shows the query of its address later; see `static-export/restore-url.ts`.
  let shown = loaded;
  router.load = async (options) => {
    const { pathname, search } = router.history.location;
    const address = pathname + search;
    if (!navigator.serviceWorker.controller || navigator.onLine || address === shown) {
      shown = address;
      await load(options);
      // What this document came with is all that there is for its own address.
      const canComeAsDocument = navigator.serviceWorker.controller && address !== loaded;
      if (!canComeAsDocument || !isUnanswered(router)) return;
    }
    // What the router has not yet told the browser.
    router.history.flush();
    reload();
  };
}

/** Whether the page could not be read because no answer came; that is what browsers throw where none does. */
function isUnanswered(router: AnyRouter): boolean {
  return router.stores.matches
    .get()
    .some(
      ({ status, error }) => status === "error" && error instanceof Error && error.cause instanceof TypeError,
    );
}
