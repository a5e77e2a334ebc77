import { AsyncLocalStorage } from "node:async_hooks";

/** A request in flight. */
export interface CurrentRequest {
  readonly id: string;
  /** The pattern of the matched route; null before routing and if no route matched. */
  route: string | null;
  /** Whether the response came from the cache. */
  cached: boolean;
}

const current = new AsyncLocalStorage<CurrentRequest>();

/** Runs the work of a request in a context from which all code in it can reach that request. */
export function runWithRequest(request: CurrentRequest, work: () => void): void {
  current.run(request, work);
}

/** The request that the calling code runs for; undefined outside requests. */
export function currentRequest(): CurrentRequest | undefined {
  return current.getStore();
}
