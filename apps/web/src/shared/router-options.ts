import { parseSearch, stringifySearch } from "@saywhere/validators/urls/search-params";

/** What the routers of the public pages and of the administration area have in common. */
export const routerOptions = {
  parseSearch,
  stringifySearch,
  scrollRestoration: true,
  defaultStructuralSharing: true,
  // What is fresh is the query cache's to say; the router asks it each time.
  defaultPreloadStaleTime: 0,
  defaultPendingMs: 200,
  defaultPendingMinMs: 300,
} as const;
