/**
 * Why everything is out of date: the content changed; nobody tells any more whether it does; or that is told again,
 * after what nobody told.
 */
type Clearing = "changed" | "unheard" | "heard again";

/**
 * Keeps what was computed from the content until the content changes.
 *
 * While the connection that announces changes is down nothing is kept, so that a stale answer cannot
 * outlive the announcement it missed. What was begun before a change and ends after it is not kept either.
 */
export class ContentCache {
  #listening = false;
  #generation = 0;
  readonly #kept = new Map<string, Promise<unknown>>();
  readonly #onClear = new Set<(why: Clearing) => void>();

  /** Counts the changes seen; an answer begun under an earlier number is out of date. */
  get generation(): number {
    return this.#generation;
  }

  /** Whether changes are being announced, and so whether anything may be kept. */
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

  /** Gives the value kept under a key, or computes it, once for all that ask at the same time. */
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
