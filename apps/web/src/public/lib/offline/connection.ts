import { isPageInstead } from "./foreign-response.ts";
import { OFFLINE_ATTRIBUTE, SITE_REACHED, SITE_UNREACHABLE } from "./worker-messages.ts";

/** `unreachable`: the device has a connection, by which the site does not respond. */
export type Connection = "online" | "offline" | "unreachable";

/** Milliseconds between two requests to a site that did not respond. */
const PROBE_INTERVAL = 5_000;

const listeners = new Set<() => void>();

let isReachable = import.meta.env.SSR || !document.documentElement.hasAttribute(OFFLINE_ATTRIBUTE);

if (!import.meta.env.SSR) {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  // Another connection may reach the site.
  addEventListener("online", () => setReachable(true));
  addEventListener("offline", notifyListeners);
  serviceWorker?.addEventListener("message", ({ data }) => {
    if (data === SITE_REACHED || data === SITE_UNREACHABLE) setReachable(data === SITE_REACHED);
  });
}

export function readConnection(): Connection {
  if (!navigator.onLine) return "offline";
  return isReachable ? "online" : "unreachable";
}

export function subscribeToConnection(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Records whether the site responded to the last request. */
export function setReachable(reachable: boolean): void {
  isReachable = reachable;
  notifyListeners();
}

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

/**
 * Sends requests, which the worker ignores, until the site responds. A captive portal responds with a page.
 *
 * @returns a function that stops it
 */
export function probeSite(): () => void {
  const probe = async () => {
    const signal = AbortSignal.timeout(PROBE_INTERVAL);
    const response = await fetch("/favicon.svg", { method: "HEAD", cache: "no-store", signal });
    if (response.ok && !isPageInstead(response)) setReachable(true);
  };
  // The next request follows in any case.
  const timer = setInterval(() => void probe().catch(() => {}), PROBE_INTERVAL);
  return () => clearInterval(timer);
}
