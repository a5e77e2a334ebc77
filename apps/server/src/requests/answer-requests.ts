import type { IncomingMessage, RequestListener } from "node:http";
import type { ResponseCache } from "../cache/response-cache.ts";
import { type CurrentRequest, withRequest } from "./current-request.ts";
import { requestId } from "./request-id.ts";
import type { TellRequest } from "./request-log.ts";

interface Options {
  cache: ResponseCache;
  /** Whether a proxy in front of the server may say what a request is called. */
  believesIds: boolean;
  /** Aborted when the server stops: the answer is then the last one on its connection. */
  stopping: AbortSignal;
  /** Is told of each request when it is over. */
  tell: TellRequest;
}

/** Gives each request its id, and answers it from memory, or else has it handled. */
export function answerRequests(
  handle: RequestListener,
  { cache, believesIds, stopping, tell }: Options,
): RequestListener {
  return (request, response) => {
    if (stopping.aborted) response.shouldKeepAlive = false;
    const begun = performance.now();
    const id = requestId(believesIds ? request.headers["x-request-id"] : undefined);
    // Changed on the way to the route.
    const { method = "", url = "" } = request;
    const over = (
      told: Pick<Parameters<TellRequest>[0], "route" | "status" | "bytes" | "kept" | "aborted">,
    ) => tell({ id, method, url, ms: performance.now() - begun, ...told });
    const kept = cache.answer(request, response, id, ({ route, status, bytes }) =>
      over({ route, status, bytes, kept: true, aborted: false }),
    );
    if (kept) return;
    const current: CurrentRequest = { id, route: null };
    response.setHeader("x-request-id", id);
    const countBytes = bytesSent(request);
    response.once("close", () =>
      over({
        route: current.route,
        status: response.statusCode,
        bytes: countBytes(),
        kept: false,
        aborted: !response.writableFinished,
      }),
    );
    withRequest(current, () => handle(request, response));
  };
}

/** A connection carries one request after the other, and counts for all of them. */
function bytesSent({ socket }: IncomingMessage): () => number {
  const before = socket.bytesWritten;
  return () => socket.bytesWritten - before;
}
