/**
 * Everything that this site changes inside TanStack Router, because its public API has no way to do it. Updates of the
 * router have to keep `router-internals.test.ts` and "renders equal content to equal bytes" in
 * `entry-server.test.tsx` green.
 */
import type { AnyRouter } from "@tanstack/react-router";

/**
 * Runs a function in place of every load of the router, which gets the original load. A blocker of the history would
 * undo a back navigation first. A redirect with `reloadDocument` would have to be in the root route, in the first load of
 * every page, and does not cover a load that failed.
 *
 * `options` are those of the load, with the action of the history that it follows. Once the page is hydrated, its history
 * calls the load of that moment, which has to be replaced there too.
 */
export function interceptLoad(
  router: AnyRouter,
  intercept: (load: () => Promise<void>, options: Parameters<AnyRouter["load"]>[0]) => Promise<void>,
): void {
  const { load, history } = router;
  router.load = (options) => intercept(() => load(options), options);
  if (history.subscribers.delete(load)) history.subscribers.add(router.load);
}

/** Changes the URL that the browser shows, without the router noticing: its history patches the method of `history`. */
export function replaceShownUrl(url: string): void {
  History.prototype.replaceState.call(history, history.state, "", url);
}

/**
 * Omits the rendering time from a page rendered on the server, so that equal content gives equal bytes. The router
 * writes `updatedAt` of every match into the page just before `options.dehydrate` is called.
 */
export function omitRenderingTime<R extends AnyRouter>(router: R): R {
  router.serverSsrLifecycle = {
    onServerSsrAttach: [
      (serverSsr) => {
        const { dehydrate } = serverSsr;
        serverSsr.dehydrate = (options) => {
          for (const match of router.state.matches) match.updatedAt = 0;
          return dehydrate(options);
        };
      },
    ],
  };
  return router;
}
