import type { FastifyRequest } from "fastify";

/**
 * Returns the part of the URL that matches the `*` of its route, decoded. Unlike the route parameter, it retains a
 * trailing slash; other slashes may be sent as they are or as %2F.
 */
export function decodeWildcard({ raw: { url = "" }, routeOptions }: FastifyRequest): string {
  const before = (routeOptions.url ?? "").split("/").length - 1;
  const path = url.replace(/[?#].*$/s, "");
  return decodeURIComponent(path.split("/").slice(before).join("/"));
}
