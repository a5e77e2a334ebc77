import type { FastifyContextConfig, FastifyReply, FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import { currentRequest } from "../lib/request-context.ts";
import { chooseEncoding, EncodedBody } from "./compressed-body.ts";
import { matchesEtag, readEtag } from "./etag.ts";
import {
  type CachedResponse,
  type Computation,
  compute,
  PUBLIC_READ,
  type ResponseCache,
} from "./response-cache.ts";
import { sendCachedResponse } from "./send-cached-response.ts";

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
function cacheKeyOf(request: FastifyRequest): string | null {
  if (request.method !== "GET") return null;
  const { config, url } = request.routeOptions;
  const key = config.cacheKey?.(request) ?? null;
  return key === null ? null : `${url ?? ""} ${key}`;
}

declare module "fastify" {
  interface FastifyRequest {
    computation: Computation | null;
  }
}

/**
 * Caches public reads until the content changes, computes each response once for all concurrent requests, compresses it
 * once for all clients, and adds an ETag.
 *
 * Hooks that are registered before it run for cached responses too. They call `done` instead of returning a promise,
 * and set no header on the raw response: either would double the processor time of a cached response.
 */
export const cacheResponses = fp(
  async (app, { cache }: { cache: ResponseCache }) => {
    app.decorateRequest("computation", null);

    app.addHook("onRequest", (request, reply, done) => {
      const key = cacheKeyOf(request);
      if (key === null) return done();
      const begin = (): void => {
        request.computation = cache.begin(key);
        compute(request.computation, done);
      };
      const sendCached = (response: CachedResponse): void => {
        cache.counts.hits++;
        const current = currentRequest();
        if (current) current.cached = true;
        cache.noteUrl(request.originalUrl, { key, route: request.routeOptions.url ?? null });
        const { raw } = reply.hijack();
        sendCachedResponse({ headers: request.headers, id: request.id, response: raw }, response);
      };
      const cached = cache.get(key);
      if (cached) return sendCached(cached);
      const underWay = cache.underWay(key);
      if (!underWay) return begin();
      void underWay.then((response) => (response ? sendCached(response) : begin()));
    });

    app.addHook("onSend", async (request, reply, sent) => {
      if (request.method !== "GET") return sent;
      const { computation } = request;
      let shared: CachedResponse | null = null;
      try {
        const known = computation && isFailure(reply, sent) ? cache.lastKnown(computation.key) : undefined;
        if (known) return sendLastKnown(request, reply, known);
        const payload = isTrpcResponse(sent) ? await readTrpcResponse(reply, sent) : sent;
        if (!isPublicRead(reply) || !isWhole(payload)) return payload;
        const body = new EncodedBody(Buffer.from(payload));
        const etag = readEtag(body.identity, reply.getHeader("etag"));
        const vary = [reply.getHeader("vary"), "accept-encoding"].filter(Boolean).join(", ");
        reply.header("etag", etag).header("vary", vary);
        reply.removeHeader("content-length");
        if (reply.statusCode === 200) shared = { headers: stringHeaders(reply), etag, body };
        return sendBody(request, reply, { etag, body });
      } finally {
        if (computation) cache.end(computation, shared);
      }
    });
  },
  { name: "cache-responses" },
);

/** Whether the response is a server error (5xx). */
function isFailure(reply: FastifyReply, payload: unknown): boolean {
  return (payload instanceof Response ? payload.status : reply.statusCode) >= 500;
}

/** Sends the response from before PostgreSQL was lost (RFC 9111, section 4.2.4) instead of an error. */
function sendLastKnown(request: FastifyRequest, reply: FastifyReply, known: CachedResponse) {
  for (const name of Object.keys(reply.getHeaders())) if (name !== "x-request-id") reply.removeHeader(name);
  reply.code(200).headers(known.headers).header("warning", '110 - "Response is Stale"');
  return sendBody(request, reply, known);
}

function sendBody(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { etag, body }: Pick<CachedResponse, "etag" | "body">,
): Promise<Buffer> | Buffer | string {
  if (reply.statusCode === 200 && matchesEtag(headers["if-none-match"], etag)) {
    reply.code(304).removeHeader("content-type");
    return "";
  }
  const encoding = body.effective(chooseEncoding(headers["accept-encoding"]));
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  return body.as(encoding);
}

/** tRPC returns a Response object, which Fastify would only read after all hooks. */
const isTrpcResponse = (payload: unknown): payload is Response =>
  payload instanceof Response &&
  payload.headers.get("cache-control") === PUBLIC_READ &&
  // A streamed response, for a client that requested one.
  !payload.headers.has("transfer-encoding");

function readTrpcResponse(reply: FastifyReply, response: Response): Promise<string> {
  reply.code(response.status).headers(Object.fromEntries(response.headers));
  return response.text();
}

function isPublicRead(reply: FastifyReply): boolean {
  return reply.getHeader("cache-control") === PUBLIC_READ;
}

function isWhole(payload: unknown): payload is string | Buffer {
  return typeof payload === "string" || Buffer.isBuffer(payload);
}

function stringHeaders(reply: FastifyReply): Record<string, string> {
  const headers: Record<string, string> = {};
  // The id and the limits belong to one request, and the length to one encoding.
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value === undefined || name === "content-length" || name === "x-request-id") continue;
    if (!name.startsWith("ratelimit-")) headers[name] = String(value);
  }
  return headers;
}
