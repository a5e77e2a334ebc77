import type { AppRouter } from "@saywhere/server/trpc/app-router";
import { parseSearch, stringifySearch } from "@saywhere/validators/search-params";
import { QueryClientProvider } from "@tanstack/react-query";
import { createRouter as createTanStackRouter } from "@tanstack/react-router";
import type { TRPCLink } from "@trpc/client";
import { ErrorScreen } from "./features/error/error-screen.tsx";
import { NotFoundScreen } from "./features/error/not-found-screen.tsx";
import { createQueryClient } from "./lib/queries.ts";
import { ApiContext, createApi } from "./lib/trpc.ts";
import type { RootContext } from "./routes/__root.tsx";
import { routeTree } from "./routeTree.gen.ts";

export interface RouterData {
  /** How calls reach the API; the browser's way when left out. */
  links?: TRPCLink<AppRouter>[];
  /** Origin of the public site, for canonical addresses; the browser gets it with the page. */
  publicUrl?: string;
}

export function createRouter({ links, publicUrl = "" }: RouterData = {}) {
  const queryClient = createQueryClient();
  const api = createApi(links);
  const settingsKey = api.settings.site.queryOptions({}).queryKey;
  const context: RootContext = { queryClient, api, publicUrl };
  return createTanStackRouter({
    routeTree,
    context,
    parseSearch,
    stringifySearch,
    scrollRestoration: true,
    defaultStructuralSharing: true,
    // What is fresh is the query cache's to say; the router asks it each time.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 200,
    defaultPendingMinMs: 300,
    defaultNotFoundComponent: () => <NotFoundScreen />,
    defaultErrorComponent: ErrorScreen,
    // A page carries what its loaders returned, and the settings, which every navigation asks for.
    dehydrate: () => ({ publicUrl, settings: queryClient.getQueryData(settingsKey) }),
    hydrate: (page) => {
      context.publicUrl = page.publicUrl;
      queryClient.setQueryData(settingsKey, page.settings);
    },
    Wrap: ({ children }) => (
      <QueryClientProvider client={queryClient}>
        <ApiContext value={api}>{children}</ApiContext>
      </QueryClientProvider>
    ),
  });
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof createRouter>;
  }
}
