import { QueryClientProvider } from "@tanstack/react-query";
import { createRouter as createTanStackRouter, type ParsedLocation } from "@tanstack/react-router";
import { routerOptions } from "../shared/router-options.ts";
import { scrollKey } from "../shared/scroll-key.ts";
import { ErrorScreen, NotFoundScreen } from "./features/error/error-screens.tsx";
import { createQueryClient } from "./lib/api/query-client.ts";
import { createApi, createApiClient, TRPCProvider } from "./lib/api/trpc.ts";
import { loadScreens } from "./lib/screen/chunk-load-recovery.ts";
import { routeTree } from "./routeTree.gen.ts";

/** `env`: `test` disables transitions and portals; `apiOrigin`: whose API is called, the page's own unless given. */
export function createRouter(env: "default" | "test" = "default", apiOrigin?: string) {
  const queryClient = createQueryClient();
  const client = createApiClient(apiOrigin);
  const router = createTanStackRouter({
    ...routerOptions,
    routeTree,
    basepath: "/admin",
    context: { env, queryClient, trpc: createApi(client, queryClient) },
    defaultNotFoundComponent: NotFoundScreen,
    defaultErrorComponent: ErrorScreen,
    getScrollRestorationKey: (location: ParsedLocation): string => scrollKey(router, location),
    Wrap: ({ children }) => (
      <QueryClientProvider client={queryClient}>
        <TRPCProvider trpcClient={client} queryClient={queryClient}>
          {children}
        </TRPCProvider>
      </QueryClientProvider>
    ),
  });
  loadScreens(router);
  return router;
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof createRouter>;
  }
}
