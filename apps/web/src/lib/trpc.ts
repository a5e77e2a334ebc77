import type { AppRouter } from "@saywhere/server/trpc/app-router";
import { createTRPCClient, httpLink, type TRPCLink } from "@trpc/client";
import { createTRPCContext } from "@trpc/tanstack-react-query";

export const { TRPCProvider, useTRPC } = createTRPCContext<AppRouter>();

/** One GET for each read, not a batch: the browser and the CDN can cache every answer by its address. */
const BROWSER_LINKS: TRPCLink<AppRouter>[] = [httpLink({ url: "/trpc" })];

export function createApiClient(links: TRPCLink<AppRouter>[] = BROWSER_LINKS) {
  return createTRPCClient<AppRouter>({ links });
}
export type ApiClient = ReturnType<typeof createApiClient>;
