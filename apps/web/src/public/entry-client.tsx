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
// The page comes first: what is to be read without a connection is kept when nothing else is left to do.
if (import.meta.env.PROD) {
  addEventListener("load", () => {
    // A browser that keeps nothing shows the same pages.
    import("./offline/register-service-worker.ts")
      .then(({ registerServiceWorker }) => registerServiceWorker(router))
      .catch(() => {});
  });
}
