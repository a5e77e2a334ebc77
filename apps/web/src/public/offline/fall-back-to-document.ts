import type { AnyRouter } from "@tanstack/react-router";
import { gotNoResponse } from "../../shared/api-error.ts";
import { readPackRecords } from "../lib/packs/pack-registry.ts";
import { interceptLoad } from "../lib/router-internals.ts";
import { isPackPage } from "./worker/pack-pages.ts";
import { MAX_WAIT_SECONDS } from "./worker/time-limits.ts";

/**
 * While offline, loads the navigation's target as a document, which the worker serves from its cache: the router would
 * wait for data that cannot arrive. When the browser wrongly reports a connection, this happens after the data failed
 * to load, or did not arrive for some time although the device has the page. Online, it happens when a script is
 * missing, because a new version of the site may have replaced it.
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
    if (!hasWorker() || navigator.onLine || url === shownUrl) {
      shownUrl = url;
      const loading = load();
      // This document already is the page of its own URL, so loading it again would not help.
      if (url === documentUrl) return loading;
      const isLate = hasWorker() && (await Promise.race([loading, waitForDevice(url)]));
      if (!isLate) {
        await loading;
        if (!(await helpsToReload(router, url))) return;
      } else if (router.state.status !== "pending" || shownUrl !== url) return;
    }
    // History entries that the router has not yet passed to the browser.
    router.history.flush();
    reload();
  });
}

/** Not every browser has service workers, and the first visit has none yet. */
function hasWorker(): boolean {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  return Boolean(serviceWorker?.controller);
}

/** Whether the device has a page, after the time in which it should have come from the site. */
async function waitForDevice(url: string): Promise<boolean> {
  await new Promise((waited) => setTimeout(waited, MAX_WAIT_SECONDS * 1000));
  const packs = readPackRecords().flatMap(({ slug, version }) => (version === null ? [] : slug));
  if (isPackPage(new URL(url, location.origin), packs)) return true;
  return (await caches.match(url, { ignoreVary: true })) !== undefined;
}

/**
 * Whether a page failed to load because no response arrived, which browsers report as a TypeError, and a worker may have it;
 * or because a script did not arrive, which they report in the same way, while the site responds.
 */
async function helpsToReload(router: AnyRouter, url: string): Promise<boolean> {
  const errors = router.state.matches.flatMap(({ status, error }) =>
    status === "error" && error instanceof Error ? error : [],
  );
  if (errors.some(gotNoResponse)) return hasWorker();
  if (!errors.some((error) => error instanceof TypeError)) return false;
  return fetch(url, { method: "HEAD" }).then(
    ({ ok }) => ok,
    () => false,
  );
}
