import type { AppRouter } from "@saywhere/server/app-router";
import { BATCH_CALLS, BATCH_URL_LENGTH } from "@saywhere/validators/api/batch-limits";
import type { QueryClient } from "@tanstack/react-query";
import { createTRPCClient, httpBatchLink, httpSubscriptionLink, splitLink } from "@trpc/client";
import type { inferRouterOutputs } from "@trpc/server";
import { createTRPCContext, createTRPCOptionsProxy } from "@trpc/tanstack-react-query";
import { signInAgainLink } from "./reauthentication.ts";

/** The outputs of the API, as received: `ApiOutputs["activity"]["history"]`. */
export type ApiOutputs = inferRouterOutputs<AppRouter>;

/**
 * `useTRPC()` creates the options of queries and mutations: `useQuery(trpc.language.get.queryOptions({ slug }))`;
 * `useTRPCClient()` sends calls outside of them.
 */
export const { TRPCProvider, useTRPC, useTRPCClient } = createTRPCContext<AppRouter>();

export function createApiClient(origin = window.location.origin) {
  const url = `${origin}/trpc`;
  return createTRPCClient<AppRouter>({
    links: [
      signInAgainLink,
      splitLink({
        condition: ({ type }) => type === "subscription",
        true: httpSubscriptionLink({ url }),
        false: httpBatchLink({ url, maxItems: BATCH_CALLS, maxURLLength: BATCH_URL_LENGTH }),
      }),
    ],
  });
}

/** Query and mutation options for routes, which have no hooks. */
export function createApi(client: ReturnType<typeof createApiClient>, queryClient: QueryClient) {
  return createTRPCOptionsProxy<AppRouter>({ client, queryClient });
}
export type Api = ReturnType<typeof createApi>;
