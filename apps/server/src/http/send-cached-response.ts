import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import type { CurrentRequest } from "../lib/request-context.ts";
import { chooseEncoding, type Encoding } from "./compressed-body.ts";
import { matchesEtag } from "./etag.ts";
import type { CachedResponse, ResponseCache } from "./response-cache.ts";

/**
 * Answers a request whose URL was answered from the cache before, without routing it: a cached response depends on nothing
 * but the URL, the ETag that the client has, and the encodings it accepts.
 *
 * @returns whether it was answered
 */
export function sendCachedUrl(
  cache: ResponseCache,
  { method, url = "", headers }: IncomingMessage,
  { response, current }: { response: ServerResponse; current: CurrentRequest },
): boolean {
  // Requests without a host, and tRPC requests for a stream, are rejected later.
  const isPlain = headers.host !== undefined && headers["trpc-accept"] === undefined;
  const found = method === "GET" && isPlain && cache.getByUrl(url);
  if (!found) return false;
  cache.counts.hits++;
  current.cached = true;
  current.route = found.route;
  sendCachedResponse({ headers, id: current.id, response }, found.response);
  return true;
}

interface Exchange {
  headers: IncomingHttpHeaders;
  /** Of the request. */
  id: string;
  response: ServerResponse;
}

/** Sends a cached response directly, because a hit needs none of Fastify's further hooks. */
export function sendCachedResponse(
  { headers: { "if-none-match": known, "accept-encoding": accepted }, id, response }: Exchange,
  cached: CachedResponse,
): void {
  if (matchesEtag(known, cached.etag)) {
    const headers: Record<string, string> = { ...cached.headers, "x-request-id": id };
    delete headers["content-type"];
    response.writeHead(304, headers).end();
    return;
  }
  const sendEncoded = (encoding: Encoding, body: Buffer): void => {
    const headers: Record<string, string | number> = {
      ...cached.headers,
      "x-request-id": id,
      "content-length": body.length,
    };
    if (encoding !== "identity") headers["content-encoding"] = encoding;
    response.writeHead(200, headers).end(body);
  };
  const encoding = cached.body.effective(chooseEncoding(accepted));
  const body = cached.body.as(encoding);
  if (Buffer.isBuffer(body)) return sendEncoded(encoding, body);
  body.then(
    (encoded) => sendEncoded(encoding, encoded),
    () => sendEncoded("identity", cached.body.identity),
  );
}
