/**
 * Why all entries are invalid: the content changed, change notifications stopped, or they resumed after an interruption
 * in which changes could be missed.
 */
type Clearing = "changed" | "disconnected" | "reconnected";

/**
 * Caches values computed from the content until the content changes.
 *
 * While the connection for change notifications is down, nothing is cached, so that a stale value cannot outlive a
 * missed notification. A value whose computation started before a change and finished after it is not cached either.
 */
export class ContentCache {
  #listening = false;
  #generation = 0;
  readonly #values = new Map<string, Promise<unknown>>();
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
    this.clear(listening ? "reconnected" : "disconnected");
  }

  clear(why: Clearing = "changed"): void {
    this.#generation++;
    this.#values.clear();
    for (const listener of this.#onClear) listener(why);
  }

  onClear(listener: (why: Clearing) => void): void {
    this.#onClear.add(listener);
  }

  /** Returns the cached value of a key, or computes it once for all concurrent callers. */
  get<T>(key: string, compute: () => Promise<T>): Promise<T> {
    if (!this.#listening) return compute();
    const cached = this.#values.get(key) as Promise<T> | undefined;
    if (cached) return cached;
    const value = compute();
    this.#values.set(key, value);
    value.catch(() => {
      if (this.#values.get(key) === value) this.#values.delete(key);
    });
    return value;
  }
}
