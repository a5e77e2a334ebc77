import type { AppRouter } from "@saywhere/server/app-router";
import { httpLink, type TRPCLink } from "@trpc/client";

/**
 * Calls the API. An HTML page instead of a response comes from a proxy or a captive portal: it throws a TypeError, as
 * browsers do for a call without a response.
 */
const fetchResponse: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  const isPage = response.headers.get("content-type")?.includes("html");
  if (isPage) throw new TypeError(`An HTML page came instead of the response: ${response.status}`);
  return response;
};

/** One GET per read, not a batch: the browser and the CDN can cache every response by its URL. */
export const BROWSER_LINKS: TRPCLink<AppRouter>[] = [httpLink({ url: "/trpc", fetch: fetchResponse })];
