import type { FastifyRequest } from "fastify";

/**
 * Whether a request is one of the REST API. The router decodes paths, so that `/%61pi/languages` is read by the route
 * `/api/languages`; a response that is cached for both must not depend on the spelling. Where no route but the one of
 * pages matches, the path decides.
 */
export function isApiRequest({ url, routeOptions }: FastifyRequest): boolean {
  const route = routeOptions.url ?? "/*";
  if (route !== "/*") return route.startsWith("/api/");
  return (URL.parse(`http://host${url}`)?.pathname ?? url).startsWith("/api/");
}
