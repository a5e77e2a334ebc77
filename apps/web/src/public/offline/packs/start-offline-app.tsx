import { type AnyRouter, RouterProvider } from "@tanstack/react-router";
import { StrictMode, useLayoutEffect } from "react";
import { createRoot } from "react-dom/client";
import type { LazyQueryClient } from "../../lib/api/lazy-query-client.ts";
import { createApiProxy, onDevice } from "../../lib/api/trpc.ts";
import { applyColorScheme } from "../../lib/color-scheme.ts";
import { loadDocuments } from "../../lib/full-page-navigation.ts";
import { notOnDeviceScreen } from "./not-on-device-screen.tsx";
import { OfflineNote } from "./offline-note.tsx";
import { answerOnDevice } from "./pack-api.ts";

/**
 * Renders the page of a kept language in place of a document that could not be loaded. Like a page of the static export
 * it reads data without a server, and loads other pages as documents: from the site as soon as there is a connection.
 */
export async function startOfflineApp(router: AnyRouter): Promise<void> {
  Object.assign(router.options.context, {
    api: createApiProxy(answerOnDevice),
    publicUrl: location.origin,
    staticExport: true,
    OfflineNote,
  });
  const { defaultErrorComponent: ErrorScreen } = router.options;
  if (ErrorScreen) router.options.defaultErrorComponent = notOnDeviceScreen(ErrorScreen);
  onDevice.rendersPage = true;
  readAtOnce(router);
  await router.load();
  loadDocuments(router);
  createRoot(document).render(
    <StrictMode>
      <RouterProvider router={router} />
      <ColorScheme />
    </StrictMode>,
  );
}

/**
 * Reads of the packs wait for no connection. What the packs do not have now, they do not have a second later: the visitor
 * would look at an empty page meanwhile.
 */
function readAtOnce(router: AnyRouter): void {
  const { queryClient } = router.options.context as { queryClient: LazyQueryClient };
  queryClient.whenLoaded((client) => {
    const defaults = client.getDefaultOptions();
    client.setDefaultOptions({
      ...defaults,
      queries: { ...defaults.queries, retry: false, networkMode: "offlineFirst" },
    });
  });
}

/** React renders the attributes of the document as the server does, which does not know the visitor's color scheme. */
function ColorScheme(): null {
  useLayoutEffect(applyColorScheme, []);
  return null;
}
