import type { AppRouter } from "@saywhere/server/app-router";
import { httpLink, type TRPCLink } from "@trpc/client";

/** One GET per read, not a batch: the browser and the CDN can cache every response by its URL. */
export const BROWSER_LINKS: TRPCLink<AppRouter>[] = [httpLink({ url: "/trpc" })];
