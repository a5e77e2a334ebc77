import { paths } from "@saywhere/validators/urls/paths";
import type { AnyRouter } from "@tanstack/react-router";
import { prefersReducedData } from "../lib/save-data.ts";
import { readSavedPhrases, subscribeToSavedPhrases } from "../lib/saved-phrases.ts";
import { fallBackToDocument } from "./fall-back-to-document.ts";
import type { CachePageMessage } from "./precache-message.ts";

const WORKER = "/sw.js";

/** Has what the visitor sees kept in this browser from now on, to be read without a connection. */
export async function registerServiceWorker(router: AnyRouter): Promise<void> {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  // Browsers have none for addresses without HTTPS.
  if (!serviceWorker) return;
  fallBackToDocument(router);
  await idle();
  const wasSeen = serviceWorker.controller !== null;
  await serviceWorker.register(WORKER);
  const registration = await serviceWorker.ready;
  const tell = (message: CachePageMessage) => newest(registration)?.postMessage(message);
  const tellSaved = () => tell({ saved: readSavedPhrases().map(pageOf) });

  if (!wasSeen) tell({ page: location.pathname + location.search, assets: loadedAssets() });
  tellSaved();
  subscribeToSavedPhrases(tellSaved);
  router.subscribe("onResolved", ({ toLocation: { pathname, searchStr }, hrefChanged }) => {
    // It is loaded once more for that, as a document.
    if (hrefChanged && !prefersReducedData()) tell({ page: pathname + searchStr });
  });
}

/** The worker that is on its way out is left alone: whatever comes for it delays the next one. */
function newest({ installing, waiting, active }: ServiceWorkerRegistration): ServiceWorker | null {
  return installing ?? waiting ?? active;
}

type SavedPhrase = ReturnType<typeof readSavedPhrases>[number];

function pageOf({ language, phrase }: SavedPhrase): string {
  return paths.translation(language.slug, phrase.slug);
}

/** Those of this site; what else a page loads is nothing to keep. */
function loadedAssets(): string[] {
  const begin = `${location.origin}/assets/`;
  return performance
    .getEntriesByType("resource")
    .filter(({ name }) => name.startsWith(begin))
    .map(({ name }) => name.slice(location.origin.length));
}

/** Not every browser tells when it is idle. */
function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    const { requestIdleCallback: whenIdle = setTimeout } = window as Partial<Window>;
    whenIdle(resolve);
  });
}
