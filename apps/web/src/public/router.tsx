import type { AppRouter } from "@saywhere/server/app-router";
import type { SiteSettings } from "@saywhere/validators/settings/site-settings";
import { createRouter as createTanStackRouter, type ParsedLocation } from "@tanstack/react-router";
import type { TRPCLink } from "@trpc/client";
import { routerOptions } from "../shared/router-options.ts";
import { scrollKey } from "../shared/scroll-key.ts";
import { ErrorScreen } from "./features/error/error-screen.tsx";
import { createQueryClient } from "./lib/api/create-query-client.ts";
import { LazyQueryClient, QueriesContext } from "./lib/api/lazy-query-client.ts";
import { ApiContext, createApi } from "./lib/api/trpc.ts";
import { NotFoundScreen } from "./lib/not-found-screens.tsx";
import type { RootContext } from "./routes/__root.tsx";
import { routeTree } from "./routeTree.gen.ts";

export interface RouterData {
  /** Links to the API; defaults to the browser's links. */
  links?: TRPCLink<AppRouter>[];
  /** Origin of the public site, for canonical URLs; sent to the browser with the page. */
  publicUrl?: string;
  /** Whether the page is for the static export; sent to the browser with the page. */
  staticExport?: boolean;
}

/** Data that every page carries in addition to its loader data. */
interface CarriedData {
  publicUrl: string;
  /** Absent when they could not be loaded. */
  settings: SiteSettings | undefined;
  /** In the static export, the path for which the page was rendered. */
  staticPath?: string;
}

export function createRouter({ links, publicUrl = "", staticExport = false }: RouterData = {}) {
  const rendering = import.meta.env.SSR ? createQueryClient() : null;
  const queryClient = rendering ?? new LazyQueryClient();
  const context: RootContext = { queryClient, api: createApi(links), publicUrl, staticExport };
  const router = createTanStackRouter({
    ...routerOptions,
    routeTree,
    context,
    defaultNotFoundComponent: () => <NotFoundScreen />,
    defaultErrorComponent: ErrorScreen,
    ...(!import.meta.env.SSR && {
      getScrollRestorationKey: (location: ParsedLocation): string => scrollKey(router, location),
    }),
    dehydrate: (): CarriedData => ({
      publicUrl,
      settings: rendering?.getQueryData<SiteSettings>(context.api.settings.site.queryOptions({}).queryKey),
      ...(staticExport && { staticPath: router.latestLocation.pathname }),
    }),
    hydrate: async ({ publicUrl: url, settings, staticPath }): Promise<void> => {
      context.publicUrl = url;
      context.settings = settings;
      if (!staticPath || !settings) return;
      const { startStaticExport } = await import("./static-export/start-static-export.ts");
      context.staticExport = true;
      context.api = startStaticExport(router, staticPath, settings);
    },
    Wrap: ({ children }) => (
      <QueriesContext value={queryClient}>
        <ApiContext value={context.api}>{children}</ApiContext>
      </QueriesContext>
    ),
  });
  return router;
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof createRouter>;
  }
}
