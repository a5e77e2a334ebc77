import type { AnyRoute, AnyRouter } from "@tanstack/react-router";
import { ScreenNotLoaded } from "../text/error-text.ts";

/** How long the server has to show that it is there. */
const LONGEST_ANSWER = 5_000;

/**
 * Says why a screen could not be loaded, in its place. By itself the router takes every such screen for one of a version
 * that is gone and loads the page anew, which without a connection leaves nothing but the browser's own error page.
 * Where the server answers this is still done, once: it may have another version by now, and some browsers remember for
 * as long as a page lasts that a file of it could not be loaded.
 *
 * @param reload loads the page at the address that the browser shows
 */
export function loadScreens(router: AnyRouter, reload: () => void = () => location.reload()): void {
  for (const { id, options } of Object.values<AnyRoute>(router.routesById)) {
    const { component } = options;
    const load = component?.preload;
    if (!load) continue;
    // Kept for as long as the tab is open.
    const reloaded = `reloaded-for:${id}`;
    component.preload = async () => {
      await load();
      // The router has taken it away when there is nothing left to load.
      if (!component.preload) return sessionStorage.removeItem(reloaded);
      const reachable = await isReachable();
      if (!reachable || sessionStorage.getItem(reloaded)) throw new ScreenNotLoaded(reachable);
      sessionStorage.setItem(reloaded, "yes");
      reload();
      // What is shown stays until then.
      await new Promise(() => {});
    };
  }
}

/** Whether the page could be loaded anew. */
async function isReachable(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    const signal = AbortSignal.timeout(LONGEST_ANSWER);
    return (await fetch(location.href, { method: "HEAD", cache: "no-store", signal })).ok;
  } catch {
    return false;
  }
}
