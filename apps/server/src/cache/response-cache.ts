import { AsyncLocalStorage } from "node:async_hooks";
import { hash } from "node:crypto";
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
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
  /** Every header but those that depend on the encoding, the time and the request. */
  headers: Record<string, string>;
  etag: string;
  body: EncodedBody;
  /** The pattern of the route that made it. */
  route: string | null;
}

/** An answer that was given from memory. */
interface GivenAnswer {
  route: string | null;
  status: number;
  bytes: number;
}

declare module "fastify" {
  interface FastifyRequest {
    /** Address as it came, and the cache's generation when the answer was begun. */
    cacheKey: CacheKey | null;
  }
}

interface CacheKey {
  url: string;
  generation: number;
  /** The next request like it is to be answered anew. */
  once: boolean;
}

/** What is being answered, for whatever takes part in it. */
const answering = new AsyncLocalStorage<CacheKey>();

/**
 * Has the answer that is being made, whatever it is, not kept here, because something is to be done each time that it
 * is asked for. Others may store it as any public answer: they ask each time.
 */
export function answerAnewNextTime(): void {
  const key = answering.getStore();
  if (key) key.once = true;
}

/** The answers that are kept, and the way past everything for requests that one of them answers. */
export class ResponseCache {
  readonly #contentCache: ContentCache;
  /** Nobody tells of changes: what is kept was right, and may be no more. */
  #outdated = false;
  readonly #responses = new LRUCache<string, CachedResponse>({
    maxSize: MAX_BYTES,
    maxEntrySize: MAX_ENTRY_BYTES,
    sizeCalculation: ({ body }) => body.identity.length * 2 + 1024,
  });

  /** Answers given from memory, and made anew to be kept. */
  readonly counts = { hits: 0, misses: 0 };

  constructor(contentCache: ContentCache) {
    this.#contentCache = contentCache;
    contentCache.onClear((why) => {
      this.#outdated = why === "unheard";
      if (!this.#outdated) this.#responses.clear();
    });
  }

  /** The cache's generation, to be given to `keep` with what is begun now. */
  get generation(): number {
    return this.#contentCache.generation;
  }

  /** Keeps an answer, unless the content changed since it was begun, or changes are not being announced. */
  keep(url: string, generation: number, response: CachedResponse): void {
    this.counts.misses++;
    const { listening, generation: current } = this.#contentCache;
    if (listening && generation === current) this.#responses.set(url, response);
  }

  /** What was answered before PostgreSQL was lost, for when it cannot be answered anew. */
  lastKnown(url: string): CachedResponse | undefined {
    return this.#outdated ? this.#responses.get(url) : undefined;
  }

  /**
   * Answers a request from memory.
   *
   * @param id of the request
   * @param onGiven is told of the answer when it is on its way
   * @returns false when the request has to be answered otherwise
   */
  answer(
    request: IncomingMessage,
    response: ServerResponse,
    id: string,
    onGiven: (given: GivenAnswer) => void,
  ): boolean {
    if (this.#outdated || (request.method !== "GET" && request.method !== "HEAD")) return false;
    const hit = this.#responses.get(request.url ?? "/");
    if (!hit) return false;
    this.counts.hits++;
    const encoding = hit.body.effective(chooseEncoding(request.headers["accept-encoding"]));
    const body = hit.body.as(encoding);
    const send = (used: Encoding, encoded: Buffer) =>
      onGiven(sendHit(request, response, { hit, id, encoding: used, body: encoded }));
    if (Buffer.isBuffer(body)) {
      send(encoding, body);
      return true;
    }
    body.then(
      (encoded) => send(encoding, encoded),
      () => send("identity", hit.body.identity),
    );
    return true;
  }
}

/**
 * Keeps public reads until the content changes, compresses them once for everybody, and gives every one an ETag.
 */
export const responseCache = fp(
  async (app: FastifyInstance, { cache }: { cache: ResponseCache }) => {
    app.decorateRequest("cacheKey", null);

    app.addHook("onRequest", (request, _reply, done) => {
      if (request.method !== "GET") return done();
      request.cacheKey = { url: request.raw.url ?? "/", generation: cache.generation, once: false };
      answering.run(request.cacheKey, done);
    });

    app.addHook("onSend", async (request, reply, sent) => {
      if (!request.cacheKey) return sent;
      const { url, generation, once } = request.cacheKey;
      const lastKnown = isFailure(reply, sent) ? cache.lastKnown(url) : undefined;
      if (lastKnown) return sendLastKnown(request, reply, lastKnown);
      const payload = isOpenable(sent) ? await open(reply, sent) : sent;
      if (!isPublicRead(reply) || !isWhole(payload)) return payload;
      const body = new EncodedBody(Buffer.from(payload));
      const etag = `W/"${hash("sha1", body.identity, "base64url")}"`;
      const vary = [reply.getHeader("vary"), "accept-encoding"].filter(Boolean).join(", ");
      reply.header("etag", etag).header("vary", vary);
      reply.removeHeader("content-length");
      if (reply.statusCode === 200 && !once) {
        const route = request.routeOptions.url ?? null;
        cache.keep(url, generation, { headers: stringHeaders(reply), etag, body, route });
      }
      return sendBody(request, reply, { etag, body });
    });
  },
  { name: "response-cache" },
);

/** A failure of ours, and not of who asks. */
function isFailure(reply: FastifyReply, payload: unknown): boolean {
  return (payload instanceof Response ? payload.status : reply.statusCode) >= 500;
}

/** Answers with what was right when PostgreSQL was there (RFC 9111, section 4.2.4), in place of a failure. */
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
  if (reply.statusCode === 200 && matchesEtag(headers, etag)) {
    reply.code(304);
    return "";
  }
  const encoding = body.effective(chooseEncoding(headers["accept-encoding"]));
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  return body.as(encoding);
}

interface SentHit {
  hit: CachedResponse;
  id: string;
  encoding: Encoding;
  body: Buffer;
}

function sendHit(
  request: IncomingMessage,
  response: ServerResponse,
  { hit, id, encoding, body }: SentHit,
): GivenAnswer {
  const { route } = hit;
  const headers: Record<string, string | number> = { ...hit.headers, "x-request-id": id };
  if (matchesEtag(request.headers, hit.etag)) {
    response.writeHead(304, headers).end();
    return { route, status: 304, bytes: 0 };
  }
  headers["content-length"] = body.length;
  if (encoding !== "identity") headers["content-encoding"] = encoding;
  response.writeHead(200, headers).end(body);
  return { route, status: 200, bytes: body.length };
}

function matchesEtag(headers: IncomingHttpHeaders, etag: string): boolean {
  const header = headers["if-none-match"];
  return header === etag || (header?.split(",").some((candidate) => candidate.trim() === etag) ?? false);
}

/** tRPC gives its answers as a Response, which Fastify itself opens only when all hooks have passed. */
const isOpenable = (payload: unknown): payload is Response =>
  payload instanceof Response &&
  payload.headers.get("cache-control") === PUBLIC_READ &&
  // One that comes little by little, to who asks for it so.
  !payload.headers.has("transfer-encoding");

function open(reply: FastifyReply, response: Response): Promise<string> {
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
  // The id is of the one request, and the length of the one encoding.
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined && name !== "content-length" && name !== "x-request-id")
      headers[name] = String(value);
  }
  return headers;
}
