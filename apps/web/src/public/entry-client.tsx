import { RouterClient } from "@tanstack/react-router/ssr/client";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { onDevice } from "./lib/api/trpc.ts";
import { followRestoredPage } from "./lib/follow-restored-page.ts";
import { keepEarlyScroll } from "./lib/keep-early-scroll.ts";
import { createRouter } from "./router.tsx";

// The router has no position for a history entry that it has not seen.
const isNew = history.state === null;
const router = createRouter();
if (isNew) keepEarlyScroll(router);
// A document without a page: `startOfflineApp` renders one.
if (!("offlineApp" in document.documentElement.dataset)) {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={router} />
      </StrictMode>,
    );
  });
}
// The fonts that the page brought have only the glyphs of its own texts.
const unsubscribe = router.subscribe("onResolved", ({ hrefChanged }) => {
  if (!hrefChanged) return;
  document.getElementById("page-fonts")?.remove();
  unsubscribe();
});
followRestoredPage();
// Registered last, so that caching pages for offline reading does not delay rendering.
if (import.meta.env.PROD) {
  onDevice.starting = new Promise((started) => {
    const register = () =>
      // The pages work without a service worker, so a failed registration is ignored.
      void import("./offline/register-service-worker.ts")
        .then(({ registerServiceWorker }) => void registerServiceWorker(router).catch(() => {}))
        .then(started, started);
    // This script itself is loaded late: the page may be complete by now.
    if (document.readyState === "complete") register();
    else addEventListener("load", register);
  });
}
