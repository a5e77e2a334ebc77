import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import { bearerToken } from "./authentication.ts";
import { isApiRequest } from "./is-api-request.ts";
import { PUBLIC_READ } from "./response-cache.ts";

/** Lets pages of other sites read a response. */
const OPEN = {
  "access-control-allow-origin": "*",
  "access-control-expose-headers":
    "allow, content-disposition, etag, idempotency-replayed, link, location, ratelimit-limit, ratelimit-remaining, ratelimit-reset, retry-after, www-authenticate, x-request-id",
};

/**
 * Lets pages of other sites read responses of the API: public reads, what a read with a token gets, and the errors of
 * reads. Responses to a session's cookie stay closed. Browsers send no cookies with a call whose response any origin
 * may read, so that an error never depends on a visitor's session.
 *
 * Register it before the response cache, which stores the headers.
 */
export const publicReadCors = fp(async (app: FastifyInstance) => {
  app.addHook("onSend", async (request, reply) => openToOtherOrigins(request, reply));
});

/** Adds the headers of such a response, also to one that no hook sees. */
export function openToOtherOrigins(request: FastifyRequest, reply: FastifyReply): void {
  if (isApiRequest(request) && isOpen(request, reply)) reply.headers(OPEN);
}

function isOpen(request: FastifyRequest, reply: FastifyReply): boolean {
  if (request.method !== "GET" && request.method !== "HEAD") return false;
  return (
    bearerToken(request) !== null ||
    reply.statusCode >= 400 ||
    reply.getHeader("cache-control") === PUBLIC_READ
  );
}
