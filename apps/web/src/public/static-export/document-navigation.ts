import type { AnyRouter } from "@tanstack/react-router";
import { isFullPageLoad } from "../lib/is-full-page-load.ts";

/**
 * Lets the browser load the pages that the router cannot, including a chosen suggestion and the way back to the page
 * from which the list or search was opened.
 *
 * @param reload loads the page at the URL that the browser shows
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
      // History entries that the router has not yet passed to the browser.
      router.history.flush();
      reload();
    }
    // Otherwise it is another position on the same page, which the browser has already scrolled to.
  };
}
