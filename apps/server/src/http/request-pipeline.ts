import { randomBytes } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { type CurrentRequest, runWithRequest } from "../lib/request-context.ts";
import type { OnRequestDone } from "./access-log.ts";

interface Options {
  /** Whether a request id from a proxy in front of the server is trusted. */
  trustsIds: boolean;
  /** Aborted when the server stops: each response is then the last one on its connection. */
  stopping: AbortSignal;
  /** Answers a request whose response is in memory, without the handler; returns whether it did. */
  answerFromCache(
    request: IncomingMessage,
    context: { response: ServerResponse; current: CurrentRequest },
  ): boolean;
  /** Called for each completed request. */
  onDone: OnRequestDone;
}

/** Creates a listener that assigns each request an id, handles it, and reports its completion. */
export function createRequestListener(
  handle: RequestListener,
  { trustsIds, stopping, answerFromCache, onDone }: Options,
): RequestListener {
  return (request, response) => {
    if (stopping.aborted) response.shouldKeepAlive = false;
    const start = performance.now();
    const id = requestId(trustsIds ? request.headers["x-request-id"] : undefined);
    // Read now, because both are rewritten before routing.
    const { method = "", url = "" } = request;
    const current: CurrentRequest = { id, route: null, cached: false };
    const countBytes = bytesSent(request);
    response.once("close", () =>
      onDone({
        id,
        method,
        url,
        route: current.route,
        status: response.statusCode,
        ms: performance.now() - start,
        bytes: countBytes(),
        cached: current.cached,
        aborted: !response.writableFinished,
      }),
    );
    if (answerFromCache(request, { response, current })) return;
    runWithRequest(current, () => handle(request, response));
  };
}

/** Returns a counter of the bytes sent for this request, because the socket's counter covers all requests on it. */
function bytesSent({ socket }: IncomingMessage): () => number {
  const before = socket.bytesWritten;
  return () => socket.bytesWritten - before;
}

/** Short and free of special characters, so that it is safe in a log, a page and a header. */
const SAFE_ID = /^[\w.-]{1,64}$/;

/** Distinguishes the requests of this process from those of all others. */
const PROCESS = randomBytes(5).toString("hex");

let count = 0;

/**
 * Returns the id that identifies a request in the log.
 *
 * @param given id from a proxy in front of the server, which is ignored unless it is a short token
 */
export function requestId(given: string | string[] | undefined): string {
  if (typeof given === "string" && SAFE_ID.test(given)) return given;
  count++;
  return `${PROCESS}-${count.toString(36)}`;
}
