import { LONGEST_WAIT } from "./limits.ts";

/**
 * Sends a request that no visitor waits for. It has a time limit: as long as a worker has pending work, browsers do not
 * activate the next one.
 */
export function backgroundRequest(address: URL | string, init?: RequestInit): Request {
  return new Request(address, { ...init, signal: AbortSignal.timeout(LONGEST_WAIT) });
}
