import type { FastifyRequest } from "fastify";

/**
 * What an address says in place of the `*` of its route, decoded. Unlike the parameter it keeps a slash at its end;
 * other slashes may be written as they are or as %2F.
 */
export function decodeWildcard({ raw: { url = "" }, routeOptions }: FastifyRequest): string {
  const before = (routeOptions.url ?? "").split("/").length - 1;
  const path = url.replace(/[?#].*$/s, "");
  return decodeURIComponent(path.split("/").slice(before).join("/"));
}
