import type { CachePageMessage } from "../precache-message.ts";
import { takeOver } from "./activate-now.ts";
import { assets, keepAssets } from "./asset-strategy.ts";
import { removeOtherCaches } from "./cache-names.ts";
import { classifyRequest } from "./classify-request.ts";
import { data } from "./data-strategy.ts";
import { OFFLINE_ASSETS } from "./offline-response.ts";
import { keepPage, pages } from "./page-strategy.ts";
import { syncSavedPages } from "./saved-phrase-pages.ts";

declare const self: ServiceWorkerGlobalScope;

const STRATEGIES = { page: pages, data, asset: assets };

self.addEventListener("install", (event) => {
  const installed = keepAssets(event, OFFLINE_ASSETS);
  event.waitUntil(installed);
  // Pages come from the network and built files have their content hash in their name: no page needs the previous
  // worker.
  void takeOver(installed);
});

self.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([removeOtherCaches(), self.clients.claim()]));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const kind = classifyRequest(request, location.origin);
  if (!kind) return;
  const [answer, done] = STRATEGIES[kind].handleAll({ event, request });
  event.respondWith(answer);
  // The response has already reported the failure.
  event.waitUntil(done.catch(() => {}));
});

self.addEventListener("message", (event) => {
  const { page, assets: loaded = [], saved } = event.data as CachePageMessage;
  event.waitUntil(
    Promise.all([
      keepAssets(event, loaded),
      page === undefined ? null : keepPage(event, page),
      saved && syncSavedPages(event, saved),
    ]),
  );
});
