/** Retention of cached data in seconds; pages of saved phrases are retained as long as they are saved. */
export const MAX_AGE_SECONDS = 30 * 24 * 60 * 60;

/**
 * How long to wait for a page, its data or a recording when the device has a copy: nothing may arrive over a connection that exists.
 * A later response is still cached.
 */
export const MAX_WAIT_SECONDS = 8;

/** Time limit of background requests in milliseconds: slow connections have time for a page. */
const BACKGROUND_TIMEOUT = 60_000;

/**
 * Sends a request that no visitor waits for. It has a time limit: as long as a worker has pending work, browsers do not
 * activate the next one.
 */
export function backgroundRequest(url: URL | string, init?: RequestInit): Request {
  return new Request(url, { ...init, signal: AbortSignal.timeout(BACKGROUND_TIMEOUT) });
}
