import type { AnyRoute, AnyRouter } from "@tanstack/react-router";
import { ScreenNotLoaded } from "../text/error-text.ts";

/** Timeout of the check whether the server responds, in milliseconds. */
const RESPONSE_TIMEOUT = 5_000;

/**
 * Shows an error in place of a screen whose script could not be loaded. The router's default is to reload the page, as
 * after an update of the server, which without a connection would show the browser's error page. Here the page is
 * reloaded once, and only if the server responds: it may have a new version, and some browsers cache the failure of a
 * script until the page is reloaded.
 *
 * @param reload reloads the page
 */
export function loadScreens(router: AnyRouter, reload: () => void = () => location.reload()): void {
  for (const { id, options } of Object.values<AnyRoute>(router.routesById)) {
    const { component } = options;
    const load = component?.preload;
    if (!load) continue;
    // Stored until the tab is closed.
    const reloaded = `reloaded-for:${id}`;
    component.preload = async () => {
      await load();
      // The router removes it after the screen was loaded.
      if (!component.preload) return sessionStorage.removeItem(reloaded);
      const reachable = await isReachable();
      if (!reachable || sessionStorage.getItem(reloaded)) throw new ScreenNotLoaded(reachable);
      sessionStorage.setItem(reloaded, "yes");
      reload();
      // The current screen stays until then.
      await new Promise(() => {});
    };
  }
}

/** Whether the page could be reloaded. */
async function isReachable(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    const signal = AbortSignal.timeout(RESPONSE_TIMEOUT);
    return (await fetch(location.href, { method: "HEAD", cache: "no-store", signal })).ok;
  } catch {
    return false;
  }
}
