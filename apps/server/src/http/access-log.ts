import type { Logger } from "pino";

/** What is told of a request when it is over. */
export interface CompletedRequest {
  id: string;
  method: string;
  /** The address as it came. */
  url: string;
  /** The pattern of the route, such as `/api/languages/:slug`; null where there is none. */
  route: string | null;
  status: number;
  ms: number;
  /** Sent in answer, headers too. */
  bytes: number;
  /** Answered from memory. */
  kept: boolean;
  /** Whoever asked went away before the answer was complete. */
  aborted: boolean;
}

export type OnRequestDone = (answered: CompletedRequest) => void;

const LONGEST_PATH = 300;

/**
 * Writes a line for each request at the level info, and debug for the questions of balancers. Addresses are told
 * without what follows the `?`: what people look for is nobody's business here.
 */
export function requestLog(log: Logger): OnRequestDone {
  return ({ id, method, url, route, status, ms, bytes, kept, aborted }) => {
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
    log[level]({ ...line, ...(kept && { kept }), ...(aborted && { aborted }) }, "request answered");
  };
}

/** An address without its query, for the log. */
export function pathOf(url: string): string {
  const end = url.search(/[?#]/);
  return (end === -1 ? url : url.slice(0, end)).slice(0, LONGEST_PATH);
}
