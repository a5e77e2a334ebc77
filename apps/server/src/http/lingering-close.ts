import { finished, Readable } from "node:stream";
import type { FastifyInstance, FastifyRequest } from "fastify";
import fp from "fastify-plugin";

/** Milliseconds that a client has to notice the response. */
const LINGER = 5_000;

/**
 * Responds to clients that still send a body which is no longer needed. Closing the connection immediately would make
 * the network discard the response, and reading the whole body could take forever. The rest of the body is therefore
 * discarded until the client stops or a timeout passes, and then the connection is closed.
 */
export const lingeringClose = fp(async (app: FastifyInstance) => {
  app.addHook("onSend", async (request, reply, payload) => {
    if (request.raw.complete || !hasBody(request) || typeof payload !== "string") return payload;
    reply.header("connection", "close").header("content-length", Buffer.byteLength(payload));
    return lastingAnswer(payload, request.raw);
  });
});

/** A request without a body may also be incomplete when its response is ready, and its connection stays open. */
function hasBody({ headers }: FastifyRequest): boolean {
  return headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined;
}

/** A response body that is sent immediately, and ends when the client has stopped sending. */
function lastingAnswer(text: string, request: FastifyRequest["raw"]): Readable {
  const answer = new Readable({ read: () => undefined });
  answer.push(text);
  const stopped = new AbortController();
  const end = (): void => stopped.abort();
  const timer = setTimeout(end, LINGER);
  stopped.signal.addEventListener("abort", () => {
    clearTimeout(timer);
    answer.push(null);
  });
  finished(request.resume(), { writable: false }, end);
  return answer;
}
