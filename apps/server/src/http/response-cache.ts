import { AsyncLocalStorage } from "node:async_hooks";
import { LRUCache } from "lru-cache";
import type { ContentCache } from "../lib/content-cache.ts";
import type { EncodedBody } from "./compressed-body.ts";

/** `Cache-Control` of a public read; no other responses are cached here. */
export const PUBLIC_READ = "public, no-cache";

const MAX_BYTES = 64 * 1024 * 1024;
/** Largest response that is cached. */
export const MAX_ENTRY_BYTES = 8 * 1024 * 1024;
/** Memory of an entry besides its texts: objects, buffers, and its node in the LRU list. */
const ENTRY_OVERHEAD = 2_048;
/** Limit for the URLs of cached responses. */
const MAX_URL_BYTES = 4 * 1024 * 1024;
const URL_OVERHEAD = 256;

export interface CachedResponse {
  /** All headers except those that depend on the encoding, the time or the request. */
  headers: Record<string, string>;
  etag: string;
  body: EncodedBody;
}

/** The cached response that a URL, as clients spell it, leads to. */
interface KnownUrl {
  /** Cache key of the response. */
  key: string;
  /** The pattern of its route. */
  route: string | null;
}

/** A response that is being computed. */
export interface Computation {
  key: string;
  /** The cache's generation when the computation started. */
  generation: number;
  /** The response is neither cached nor shared. */
  uncached: boolean;
  /** The response is shared with the requests that wait for it, but not cached. */
  provisional: boolean;
  /** Settled when the response is known; null when it cannot be shared. */
  response: Promise<CachedResponse | null>;
  settle(response: CachedResponse | null): void;
}

/** The computation that the current asynchronous context belongs to. */
const computing = new AsyncLocalStorage<Computation>();

/** Runs the work of a computation in a context from which all code in it can reach that computation. */
export function compute(computation: Computation, work: () => void): void {
  computing.run(computation, work);
}

/**
 * Excludes the response that is being computed from this cache, so that each such request is computed. Browsers and
 * proxies may store the response like every public read, because they revalidate it each time.
 */
export function bypassCache(): void {
  const computation = computing.getStore();
  if (computation) computation.uncached = true;
}

/** Leaves the response that is being computed out of this cache, so that the next request computes a better one. */
export function markProvisional(): void {
  const computation = computing.getStore();
  if (computation) computation.provisional = true;
}

/** Public responses by canonical key, and the computations in flight. */
export class ResponseCache {
  readonly #contentCache: ContentCache;
  /** The connection for change notifications is lost: cached responses were valid, but may be stale by now. */
  #outdated = false;
  readonly #responses = new LRUCache<string, CachedResponse>({
    maxSize: MAX_BYTES,
    maxEntrySize: MAX_ENTRY_BYTES,
    sizeCalculation: sizeOf,
  });
  readonly #urls = new LRUCache<string, KnownUrl>({
    maxSize: MAX_URL_BYTES,
    sizeCalculation: ({ key }, url) => URL_OVERHEAD + 2 * (key.length + url.length),
  });
  readonly #computations = new Map<string, Computation>();

  /** Responses from memory, and responses that were computed to be cached. */
  readonly counts = { hits: 0, misses: 0 };

  constructor(contentCache: ContentCache) {
    this.#contentCache = contentCache;
    contentCache.onClear((why) => {
      this.#outdated = why === "disconnected";
      if (!this.#outdated) this.#responses.clear();
    });
  }

  /** An upper bound of the memory used by the cached responses. */
  get bytes(): number {
    return this.#responses.calculatedSize;
  }

  get(key: string): CachedResponse | undefined {
    return this.#outdated ? undefined : this.#responses.get(key);
  }

  /** Records the cache key and the route of a URL, which do not depend on the content. */
  noteUrl(url: string, known: KnownUrl): void {
    this.#urls.set(url, known);
  }

  /** Returns the response and the route of a recorded URL. */
  getByUrl(url: string): { response: CachedResponse; route: string | null } | undefined {
    const known = this.#urls.get(url);
    const response = known && this.get(known.key);
    return response && { response, route: known.route };
  }

  /** The response that was cached before PostgreSQL was lost, as a fallback when it cannot be computed. */
  lastKnown(key: string): CachedResponse | undefined {
    return this.#outdated ? this.#responses.get(key) : undefined;
  }

  /** The same response, if it is already being computed from content that has not changed since. */
  underWay(key: string): Promise<CachedResponse | null> | undefined {
    const computation = this.#computations.get(key);
    const { listening, generation } = this.#contentCache;
    return listening && computation?.generation === generation ? computation.response : undefined;
  }

  begin(key: string): Computation {
    const { promise: response, resolve: settle } = Promise.withResolvers<CachedResponse | null>();
    const { generation } = this.#contentCache;
    const computation = { key, generation, uncached: false, provisional: false, response, settle };
    this.#computations.set(key, computation);
    return computation;
  }

  /**
   * Caches the response, unless the content changed since its computation started or changes are not being announced.
   */
  end(computation: Computation, response: CachedResponse | null): void {
    const { key, generation, uncached, provisional, settle } = computation;
    if (this.#computations.get(key) === computation) this.#computations.delete(key);
    const shared = uncached ? null : response;
    settle(shared);
    if (!shared) return;
    this.counts.misses++;
    const { listening, generation: current } = this.#contentCache;
    if (listening && generation === current && !provisional) this.#responses.set(key, shared);
  }
}

/** Returns the size of an entry; the compressed bodies together are smaller than the plain one, which is text. */
function sizeOf({ headers, etag, body }: CachedResponse, key: string): number {
  const texts = [key, etag, ...Object.entries(headers).flat()];
  return ENTRY_OVERHEAD + 2 * body.identity.length + 2 * texts.reduce((sum, { length }) => sum + length, 0);
}
