import { finished, Readable } from "node:stream";
import type { FastifyInstance, FastifyRequest } from "fastify";
import fp from "fastify-plugin";

/** Milliseconds that a sender has to notice the answer. */
const LINGER = 5_000;

/**
 * Answers callers who still send a body that nobody needs any more. Closing the connection at once would make the
 * network take the answer back, and reading all of the body could take for ever: what comes is thrown away until the
 * caller stops, for a while, and then the connection is closed.
 */
export const replyBeforeBodyEnd = fp(async (app: FastifyInstance) => {
  app.addHook("onSend", async (request, reply, payload) => {
    if (request.raw.complete || typeof payload !== "string") return payload;
    reply.header("connection", "close").header("content-length", Buffer.byteLength(payload));
    return lastingAnswer(payload, request.raw);
  });
});

/** A body that comes at once, and ends when the caller has stopped. */
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
