import type { IncomingMessage, RequestListener } from "node:http";
import { type CurrentRequest, runWithRequest } from "../lib/request-context.ts";
import type { OnRequestDone } from "./access-log.ts";
import { requestId } from "./request-id.ts";

interface Options {
  /** Whether a proxy in front of the server may say what a request is called. */
  believesIds: boolean;
  /** Aborted when the server stops: the answer is then the last one on its connection. */
  stopping: AbortSignal;
  /** Is told of each request when it is over. */
  tell: OnRequestDone;
}

/** Gives each request its id, has it handled, and tells of it when it is over. */
export function createRequestListener(
  handle: RequestListener,
  { believesIds, stopping, tell }: Options,
): RequestListener {
  return (request, response) => {
    if (stopping.aborted) response.shouldKeepAlive = false;
    const begun = performance.now();
    const id = requestId(believesIds ? request.headers["x-request-id"] : undefined);
    // Changed on the way to the route.
    const { method = "", url = "" } = request;
    const current: CurrentRequest = { id, route: null, cached: false };
    response.setHeader("x-request-id", id);
    const countBytes = bytesSent(request);
    response.once("close", () =>
      tell({
        id,
        method,
        url,
        route: current.route,
        status: response.statusCode,
        ms: performance.now() - begun,
        bytes: countBytes(),
        kept: current.cached,
        aborted: !response.writableFinished,
      }),
    );
    runWithRequest(current, () => handle(request, response));
  };
}

/** A connection carries one request after the other, and counts for all of them. */
function bytesSent({ socket }: IncomingMessage): () => number {
  const before = socket.bytesWritten;
  return () => socket.bytesWritten - before;
}
