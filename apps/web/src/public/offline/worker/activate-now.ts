declare const self: ServiceWorkerGlobalScope;

/** Longer than a worker takes to end, in milliseconds. */
const SOON = 1_000;

/**
 * Has the worker that is being installed take the place of the one before as soon as that one has nothing to do.
 *
 * @param installed ends with the installation
 */
export async function takeOver(installed: Promise<void>): Promise<void> {
  void self.skipWaiting();
  await installed;
  // Chromium ends the one before for this, and starts it again if just then a page wants something of it. That one
  // stays until it has had nothing to do for half a minute, unless it is asked for once more.
  setTimeout(() => void self.skipWaiting(), SOON);
}
