import { PINNED } from "../../lib/offline/cache-names.ts";
import type { CacheMessage } from "../../lib/offline/worker-messages.ts";
import { activateNow } from "./activate-now.ts";
import { assets, cacheAssets, data } from "./cached-assets.ts";
import { cachePage, pages, syncPages, syncSavedPages } from "./cached-pages.ts";
import { classifyRequest } from "./classify-request.ts";
import { filesOf, filesToInstall } from "./offline-files.ts";
import { isRecording, respondWithRecording } from "./recordings.ts";
import { removeOtherCaches } from "./remove-other-caches.ts";

declare const self: ServiceWorkerGlobalScope;

const STRATEGIES = { page: pages, data, asset: assets };

self.addEventListener("install", (event) => {
  const installed = cacheAssets(event, filesToInstall());
  event.waitUntil(installed);
  // Pages come from the network and built files have their content hash in their name: no page needs the previous
  // worker.
  void activateNow(installed);
});

self.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([removeOtherCaches(), self.clients.claim()]));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (isRecording(request, location.origin)) return event.respondWith(respondWithRecording(request));
  const kind = classifyRequest(request, location.origin);
  if (!kind) return;
  const [response, done] = STRATEGIES[kind].handleAll({ event, request });
  event.respondWith(response);
  // The response has already reported the failure.
  event.waitUntil(done.catch(() => {}));
});

self.addEventListener("message", (event) => {
  const message = event.data as CacheMessage;
  const { page, assets: loaded = [], saved, kept: pinned } = message;
  event.waitUntil(
    Promise.all([
      cacheAssets(event, [...filesOf(message), ...loaded]),
      page === undefined ? null : cachePage(event, page),
      saved && syncSavedPages(event, saved),
      pinned && syncPages(event, PINNED, pinned),
    ]),
  );
});
