import type { AppRouter } from "@saywhere/server/trpc/app-router";
import type { QueryClient } from "@tanstack/react-query";
import { createTRPCClient, httpBatchLink, httpSubscriptionLink, splitLink } from "@trpc/client";
import type { inferRouterOutputs } from "@trpc/server";
import { createTRPCContext, createTRPCOptionsProxy } from "@trpc/tanstack-react-query";
import { signInAgainLink } from "../session/sign-in-again-link.ts";

/** What the calls answer, as it arrives: `ApiOutputs["activity"]["history"]`. */
export type ApiOutputs = inferRouterOutputs<AppRouter>;

/**
 * `useTRPC()` makes the options of queries and mutations: `useQuery(trpc.language.get.queryOptions({ slug }))`;
 * `useTRPCClient()` makes calls outside of them.
 */
export const { TRPCProvider, useTRPC, useTRPCClient } = createTRPCContext<AppRouter>();

/** Proxies and servers cut longer addresses off; what does not fit goes in a batch of its own. */
const MAX_URL_LENGTH = 4_000;

export function createApiClient() {
  const url = `${window.location.origin}/trpc`;
  return createTRPCClient<AppRouter>({
    links: [
      signInAgainLink,
      splitLink({
        condition: ({ type }) => type === "subscription",
        true: httpSubscriptionLink({ url }),
        false: httpBatchLink({ url, maxURLLength: MAX_URL_LENGTH }),
      }),
    ],
  });
}

/** The calls as query and mutation options, for routes, which have no hooks. */
export function createApi(client: ReturnType<typeof createApiClient>, queryClient: QueryClient) {
  return createTRPCOptionsProxy<AppRouter>({ client, queryClient });
}
export type Api = ReturnType<typeof createApi>;
