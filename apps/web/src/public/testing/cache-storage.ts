import { vi } from "vitest";

/**
 * Stubs `caches`, which jsdom lacks, anew for each test. Requests are compared by their path, and matched in one cache.
 */
export function stubCaches(): void {
  const stored = new Map<string, Map<string, Response>>();
  const keyOf = (request: RequestInfo | URL) =>
    new URL(request instanceof Request ? request.url : request, location.origin).href;
  const open = async (name: string) => {
    const entries = stored.get(name) ?? new Map<string, Response>();
    stored.set(name, entries);
    return {
      match: async (request: RequestInfo) => entries.get(keyOf(request))?.clone(),
      put: async (request: RequestInfo, response: Response) => void entries.set(keyOf(request), response),
      delete: async (request: RequestInfo) => entries.delete(keyOf(request)),
      keys: async () => [...entries.keys()].map((url) => new Request(url)),
    };
  };
  const match = async (request: RequestInfo, { cacheName = "" }: MultiCacheQueryOptions = {}) =>
    (await open(cacheName)).match(request);
  vi.stubGlobal("caches", { open, match, delete: async (name: string) => stored.delete(name) });
}
