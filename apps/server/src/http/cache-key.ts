import type { FastifyContextConfig, FastifyRequest } from "fastify";

declare module "fastify" {
  interface FastifyContextConfig {
    /**
     * Gives the part of a request that its response depends on, in one spelling: equal for all URLs that mean the same,
     * and without parameters that mean nothing. Null where the response is not to be cached. Responses of a route
     * without it are never cached.
     */
    cacheKey?: (request: FastifyRequest) => string | null;
  }
}

/** Of a route whose response depends on nothing in the request. */
export const cachedByRoute: FastifyContextConfig = { cacheKey: () => "" };

/** The canonical cache key of a request; null where its response is not cached. */
export function cacheKeyOf(request: FastifyRequest): string | null {
  if (request.method !== "GET") return null;
  const { config, url } = request.routeOptions;
  const key = config.cacheKey?.(request) ?? null;
  return key === null ? null : `${url ?? ""} ${key}`;
}
