import { LONGEST_WAIT } from "./limits.ts";

/**
 * Asks for what no visitor waits for. That has an end even where no answer comes: as long as a worker waits for
 * something, browsers do not put the next one in its place.
 */
export function backgroundRequest(address: URL | string, init?: RequestInit): Request {
  return new Request(address, { ...init, signal: AbortSignal.timeout(LONGEST_WAIT) });
}
