import { parseSearch, stringifySearch } from "@saywhere/validators/urls/search-params";

/** Options shared by the routers of the public pages and of the administration area. */
export const routerOptions = {
  parseSearch,
  stringifySearch,
  scrollRestoration: true,
  defaultStructuralSharing: true,
  // The query cache decides what is fresh; the router consults it each time.
  defaultPreloadStaleTime: 0,
  defaultPendingMs: 200,
  defaultPendingMinMs: 300,
} as const;
