import { RouterClient } from "@tanstack/react-router/ssr/client";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { createRouter } from "./router.tsx";

const router = createRouter();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RouterClient router={router} />
    </StrictMode>,
  );
});
// Registered last, so that caching pages for offline reading does not delay rendering.
if (import.meta.env.PROD) {
  addEventListener("load", () => {
    // The pages work without a service worker, so a failed registration is ignored.
    import("./offline/register-service-worker.ts")
      .then(({ registerServiceWorker }) => registerServiceWorker(router))
      .catch(() => {});
  });
}
