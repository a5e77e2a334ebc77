import type { AnyRouter } from "@tanstack/react-router";
import { isFullPageLoad } from "../lib/is-full-page-load.ts";

/**
 * Lets the browser load the pages that the router cannot: also a suggestion that was chosen, and the way back to the
 * page from which the list or search was opened.
 *
 * @param reload loads the page at the address that the browser shows
 */
export function loadDocuments(router: AnyRouter, reload: () => void = () => location.reload()): void {
  const load = router.load;
  let shown = location.pathname;
  router.load = async (options) => {
    const { pathname } = router.history.location;
    if (!isFullPageLoad({ staticCopy: true }, pathname)) {
      shown = pathname;
      await load(options);
    } else if (pathname !== shown) {
      // What the router has not yet told the browser.
      router.history.flush();
      reload();
    }
    // Else it is another place on the same page: the browser has gone there.
  };
}
