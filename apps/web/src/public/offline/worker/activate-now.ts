declare const self: ServiceWorkerGlobalScope;

/** Longer than a worker takes to stop, in milliseconds. */
const RETRY_DELAY = 1_000;

/**
 * Lets the installing worker replace the previous one as soon as that one is idle.
 *
 * @param installed settles with the installation
 */
export async function activateNow(installed: Promise<void>): Promise<void> {
  void self.skipWaiting();
  await installed;
  // Chromium stops the previous worker for this, and restarts it when a page sends it an event at that moment. It then
  // stays until it has been idle for half a minute, unless activation is requested again.
  setTimeout(() => void self.skipWaiting(), RETRY_DELAY);
}
