/**
 * Why all entries are invalid: the content changed, change notifications stopped, or they resumed after an interruption
 * in which changes could be missed.
 */
type Clearing = "changed" | "unheard" | "heard again";

/**
 * Caches values computed from the content until the content changes.
 *
 * While the connection for change notifications is down, nothing is cached, so that a stale value cannot outlive a
 * missed notification. A value whose computation started before a change and finished after it is not cached either.
 */
export class ContentCache {
  #listening = false;
  #generation = 0;
  readonly #kept = new Map<string, Promise<unknown>>();
  readonly #onClear = new Set<(why: Clearing) => void>();

  /** Number of changes so far; a value computed under an earlier number is stale. */
  get generation(): number {
    return this.#generation;
  }

  /** Whether change notifications are received, and so whether values may be cached. */
  get listening(): boolean {
    return this.#listening;
  }

  setListening(listening: boolean): void {
    this.#listening = listening;
    this.clear(listening ? "heard again" : "unheard");
  }

  clear(why: Clearing = "changed"): void {
    this.#generation++;
    this.#kept.clear();
    for (const listener of this.#onClear) listener(why);
  }

  onClear(listener: (why: Clearing) => void): void {
    this.#onClear.add(listener);
  }

  /** Returns the cached value of a key, or computes it once for all concurrent callers. */
  get<T>(key: string, compute: () => Promise<T>): Promise<T> {
    if (!this.#listening) return compute();
    const kept = this.#kept.get(key) as Promise<T> | undefined;
    if (kept) return kept;
    const value = compute();
    this.#kept.set(key, value);
    value.catch(() => {
      if (this.#kept.get(key) === value) this.#kept.delete(key);
    });
    return value;
  }
}
