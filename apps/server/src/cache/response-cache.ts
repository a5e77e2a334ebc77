import { hash } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import { LRUCache } from "lru-cache";
import type { ContentCache } from "./content-cache.ts";
import { chooseEncoding, EncodedBody, type Encoding } from "./encoded-body.ts";

/** What a public read says of itself; only answers that say so are kept. */
export const PUBLIC_READ = "public, no-cache";

const MAX_BYTES = 64 * 1024 * 1024;
const MAX_ENTRY_BYTES = 8 * 1024 * 1024;

interface CachedResponse {
  /** Every header but those that depend on the encoding and the time. */
  headers: Record<string, string>;
  etag: string;
  body: EncodedBody;
}

declare module "fastify" {
  interface FastifyRequest {
    /** Address as it came, and the cache's generation when the answer was begun. */
    cacheKey: { url: string; generation: number } | null;
  }
}

/**
 * Answers public reads from memory until the content changes, compresses them once for everybody,
 * and gives every one an ETag. It stands before routing, since a hit needs nothing behind it.
 */
export const responseCache = fp(
  async (app: FastifyInstance, { contentCache }: { contentCache: ContentCache }) => {
    const responses = new LRUCache<string, CachedResponse>({
      maxSize: MAX_BYTES,
      maxEntrySize: MAX_ENTRY_BYTES,
      sizeCalculation: ({ body }) => body.identity.length * 2 + 1024,
    });
    contentCache.onClear(() => responses.clear());
    app.decorateRequest("cacheKey", null);

    app.addHook("onRequest", (request, reply, done) => {
      if (request.method !== "GET") return done();
      const url = request.raw.url ?? "/";
      const hit = responses.get(url);
      if (!hit) {
        request.cacheKey = { url, generation: contentCache.generation };
        return done();
      }
      const encoding = hit.body.effective(chooseEncoding(request.headers["accept-encoding"]));
      const body = hit.body.as(encoding);
      if (Buffer.isBuffer(body)) {
        sendHit(request, reply, hit, encoding, body);
        return;
      }
      body.then(
        (encoded) => sendHit(request, reply, hit, encoding, encoded),
        () => sendHit(request, reply, hit, "identity", hit.body.identity),
      );
    });

    app.addHook("onSend", async (request, reply, payload) => {
      if (!request.cacheKey || !isPublicRead(reply) || !isWhole(payload)) return payload;
      const body = new EncodedBody(Buffer.from(payload));
      const etag = `W/"${hash("sha1", body.identity, "base64url")}"`;
      reply.header("etag", etag).header("vary", "accept-encoding");
      reply.removeHeader("content-length");
      const { url, generation } = request.cacheKey;
      if (reply.statusCode === 200 && contentCache.listening && generation === contentCache.generation) {
        responses.set(url, { headers: stringHeaders(reply), etag, body });
      }
      if (reply.statusCode === 200 && matchesEtag(request, etag)) {
        reply.code(304);
        return "";
      }
      const encoding = body.effective(chooseEncoding(request.headers["accept-encoding"]));
      if (encoding !== "identity") reply.header("content-encoding", encoding);
      return body.as(encoding);
    });
  },
  { name: "response-cache" },
);

function sendHit(
  request: FastifyRequest,
  reply: FastifyReply,
  hit: CachedResponse,
  encoding: Encoding,
  body: Buffer,
): void {
  reply.hijack();
  const response = reply.raw;
  if (matchesEtag(request, hit.etag)) {
    response.writeHead(304, hit.headers);
    response.end();
    return;
  }
  const headers: Record<string, string | number> = { ...hit.headers, "content-length": body.length };
  if (encoding !== "identity") headers["content-encoding"] = encoding;
  response.writeHead(200, headers);
  response.end(body);
}

function matchesEtag(request: FastifyRequest, etag: string): boolean {
  const header = request.headers["if-none-match"];
  return header === etag || (header?.split(",").some((candidate) => candidate.trim() === etag) ?? false);
}

function isPublicRead(reply: FastifyReply): boolean {
  return reply.getHeader("cache-control") === PUBLIC_READ;
}

function isWhole(payload: unknown): payload is string | Buffer {
  return typeof payload === "string" || Buffer.isBuffer(payload);
}

function stringHeaders(reply: FastifyReply): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined && name !== "content-length") headers[name] = String(value);
  }
  return headers;
}
