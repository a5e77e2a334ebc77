import type { FastifyContextConfig, FastifyRequest } from "fastify";

declare module "fastify" {
  interface FastifyContextConfig {
    /**
     * Returns the canonical form of the part of a request that its response depends on: equal for all equivalent URLs,
     * and without unknown parameters. Null if the response must not be cached. Responses of routes without this
     * function are never cached.
     */
    cacheKey?: (request: FastifyRequest) => string | null;
  }
}

/** For routes whose response does not depend on the request. */
export const cachedByRoute: FastifyContextConfig = { cacheKey: () => "" };

/** The canonical cache key of a request; null where its response is not cached. */
export function cacheKeyOf(request: FastifyRequest): string | null {
  if (request.method !== "GET") return null;
  const { config, url } = request.routeOptions;
  const key = config.cacheKey?.(request) ?? null;
  return key === null ? null : `${url ?? ""} ${key}`;
}
