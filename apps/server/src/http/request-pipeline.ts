import type { IncomingMessage, RequestListener } from "node:http";
import { type CurrentRequest, runWithRequest } from "../lib/request-context.ts";
import type { OnRequestDone } from "./access-log.ts";
import { requestId } from "./request-id.ts";

interface Options {
  /** Whether a request id from a proxy in front of the server is trusted. */
  believesIds: boolean;
  /** Aborted when the server stops: each response is then the last one on its connection. */
  stopping: AbortSignal;
  /** Called for each completed request. */
  tell: OnRequestDone;
}

/** Creates a listener that assigns each request an id, handles it, and reports its completion. */
export function createRequestListener(
  handle: RequestListener,
  { believesIds, stopping, tell }: Options,
): RequestListener {
  return (request, response) => {
    if (stopping.aborted) response.shouldKeepAlive = false;
    const begun = performance.now();
    const id = requestId(believesIds ? request.headers["x-request-id"] : undefined);
    // Read now, because both are rewritten before routing.
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

/** Returns a counter of the bytes sent for this request, because the socket's counter covers all requests on it. */
function bytesSent({ socket }: IncomingMessage): () => number {
  const before = socket.bytesWritten;
  return () => socket.bytesWritten - before;
}
