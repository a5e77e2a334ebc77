import { OFFLINE_ATTRIBUTE } from "./worker-messages.ts";

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
  serviceWorker?.addEventListener("message", ({ data: { reachable } }) => {
    if (reachable !== undefined) setReachable(reachable);
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
 * Sends requests, which the worker ignores, until the site can show pages.
 *
 * @returns a function that stops it
 */
export function probeSite(): () => void {
  const timer = setInterval(() => {
    showsPages().then(
      (shows) => shows && setReachable(true),
      () => {}, // The next request follows.
    );
  }, PROBE_INTERVAL);
  return () => clearInterval(timer);
}

/**
 * A captive portal responds with a page in place of the icon, and the server with an error to the second request while it
 * has no database. In the static export nothing is at that URL, and nothing else can fail.
 */
async function showsPages(): Promise<boolean> {
  const request = { method: "HEAD", cache: "no-store", signal: AbortSignal.timeout(PROBE_INTERVAL) } as const;
  const { ok, headers } = await fetch("/favicon.svg", request);
  if (!ok || !headers.get("content-type")?.startsWith("image")) return false;
  return (await fetch("/health/ready", request)).status < 500;
}
