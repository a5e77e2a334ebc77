import { AsyncLocalStorage } from "node:async_hooks";

/** A request that is being answered. */
export interface CurrentRequest {
  readonly id: string;
  /** The pattern of the route that answers it; null while that is not known, and where there is none. */
  route: string | null;
  /** Whether the response came from the cache. */
  cached: boolean;
}

const current = new AsyncLocalStorage<CurrentRequest>();

/** Does the work of a request, so that whatever takes part in it knows which request that is. */
export function runWithRequest(request: CurrentRequest, work: () => void): void {
  current.run(request, work);
}

/** The request that is being answered by whoever asks; undefined outside of requests. */
export function currentRequest(): CurrentRequest | undefined {
  return current.getStore();
}
