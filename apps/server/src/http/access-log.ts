import type { Logger } from "pino";

/** Data logged for a completed request. */
export interface CompletedRequest {
  id: string;
  method: string;
  /** The URL as received. */
  url: string;
  /** The pattern of the route, such as `/api/languages/:slug`; null if no route matched. */
  route: string | null;
  status: number;
  ms: number;
  /** Bytes sent in the response, including headers. */
  bytes: number;
  /** Served from the cache. */
  cached: boolean;
  /** The client disconnected before the response was complete. */
  aborted: boolean;
}

export type OnRequestDone = (request: CompletedRequest) => void;

const MAX_PATH_LENGTH = 300;

/**
 * Logs a line for each request at level info, or debug for health checks of balancers. URLs are logged without their
 * query, because search terms of visitors are private.
 */
export function requestLog(log: Logger): OnRequestDone {
  return ({ id, method, url, route, status, ms, bytes, cached, aborted }) => {
    const level = route?.startsWith("/health/") ? "debug" : "info";
    if (!log.isLevelEnabled(level)) return;
    const line = {
      request: id,
      method,
      route,
      path: pathOf(url),
      status,
      ms: Math.round(ms * 10) / 10,
      bytes,
    };
    log[level]({ ...line, ...(cached && { cached }), ...(aborted && { aborted }) }, "request completed");
  };
}

/** Returns a URL without its query, for the log. */
export function pathOf(url: string): string {
  const end = url.search(/[?#]/);
  return (end === -1 ? url : url.slice(0, end)).slice(0, MAX_PATH_LENGTH);
}
