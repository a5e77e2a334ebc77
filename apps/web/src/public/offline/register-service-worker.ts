import { paths } from "@saywhere/validators/urls/paths";
import type { AnyRouter } from "@tanstack/react-router";
import { type CacheMessage, NO_SPACE_FOR_SAVED } from "../lib/offline/worker-messages.ts";
import { prefersReducedData } from "../lib/prefers-reduced-data.ts";
import { readSavedPhrases, subscribeToSavedPhrases } from "../lib/saved-phrases.ts";
import { fallBackToDocument } from "./fall-back-to-document.ts";
import { fallBackToPacks, followPacks } from "./packs/follow-packs.ts";

const WORKER = "/sw.js";

/**
 * Caches the pages that the visitor sees from now on, for offline reading, and shows what the device has where there is no
 * connection.
 */
export async function registerServiceWorker(router: AnyRouter): Promise<void> {
  if ("offlineApp" in document.documentElement.dataset) {
    const { startOfflineApp } = await import("./packs/start-offline-app.tsx");
    // Whatever goes wrong there, the document shows that there is no connection rather than nothing.
    await startOfflineApp(router).catch(reportError);
  }
  // Without `await` before it, except in the offline app: calls that get no response wait for this.
  fallBackToPacks(router);
  fallBackToDocument(router);
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  // Browsers provide no service worker for origins without HTTPS.
  if (!serviceWorker) return;
  await idle();
  const hadWorker = serviceWorker.controller !== null;
  await serviceWorker.register(WORKER);
  const registration = await serviceWorker.ready;
  const send = (message: CacheMessage) => newest(registration)?.postMessage(message);
  const sendSaved = () => send({ saved: readSavedPhrases().map(pageOf) });
  const sendParts = (assets: string[]) => send({ assets: [...assets, ...loadedAssets()] });

  if (!hadWorker) send({ page: location.pathname + location.search, assets: loadedAssets() });
  let sent = readSavedPhrases();
  sendSaved();
  void cacheSavedParts(sendParts, { isNew: false });
  subscribeToSavedPhrases(() => {
    // An event without a key concerns all values, also when none has changed.
    if (readSavedPhrases() === sent) return;
    sent = readSavedPhrases();
    // Only what the visitor has just done is worth a message.
    serviceWorker.addEventListener("message", reportNoSpace);
    sendSaved();
    void cacheSavedParts(sendParts, { isNew: true });
  });
  followPacks(router, (pinned) => send({ kept: pinned }));
  router.subscribe("onResolved", ({ fromLocation, toLocation: { pathname, searchStr }, pathChanged }) => {
    // Only the fragment changed: the page is the same.
    const isOtherPage = pathChanged || fromLocation?.searchStr !== searchStr;
    // The page is loaded again as a document, for the cache.
    if (isOtherPage && !prefersReducedData()) send({ page: pathname + searchStr });
  });
}

/** Shows the failure once for each change by the visitor, even if several pages of the list do not fit. */
function reportNoSpace({ data }: MessageEvent): void {
  if (data !== NO_SPACE_FOR_SAVED) return;
  navigator.serviceWorker.removeEventListener("message", reportNoSpace);
  void import("../lib/report-storage-failure.ts").then(({ reportStorageFailure }) =>
    reportStorageFailure("A saved phrase has no page for offline reading"),
  );
}

/** Skips the worker that is being replaced: every message to it delays the next one. */
function newest({ installing, waiting, active }: ServiceWorkerRegistration): ServiceWorker | null {
  return installing ?? waiting ?? active;
}

/**
 * Caches what the list of saved phrases needs, for visitors who do not save data.
 *
 * @param cacheFiles caches built files, and those that this page has loaded
 * @param isNew whether the list has changed; otherwise this is done once a day
 */
async function cacheSavedParts(
  cacheFiles: (paths: string[]) => void,
  { isNew }: { isNew: boolean },
): Promise<void> {
  const saved = readSavedPhrases();
  if (saved.length === 0 || prefersReducedData()) return;
  try {
    const part = await import("./saved-parts.ts");
    if (isNew || !part.hasSavedParts()) cacheFiles(await part.loadSavedParts(saved));
  } catch {
    // Without a connection, the next page tries again.
  }
}

type SavedPhrase = ReturnType<typeof readSavedPhrases>[number];

function pageOf({ language, phrase }: SavedPhrase): string {
  return paths.translation(language.slug, phrase.slug);
}

/** Built files of this site; other resources are not cached. */
function loadedAssets(): string[] {
  const prefix = `${location.origin}/assets/`;
  return performance
    .getEntriesByType("resource")
    .filter(({ name }) => name.startsWith(prefix))
    .map(({ name }) => name.slice(location.origin.length));
}

/** Not every browser supports idle callbacks. */
function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    const { requestIdleCallback: whenIdle = setTimeout } = window as Partial<Window>;
    whenIdle(resolve);
  });
}
