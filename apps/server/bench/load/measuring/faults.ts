/** As many are told in words as somebody reads. */
const MOST_TOLD = 20;

/** What went wrong, and how often. */
export class Faults {
  count = 0;
  readonly #told = new Map<string, number>();

  /** @param what a sentence without what differs from one time to the next, so that equal ones are told once */
  add(what: string): void {
    this.count++;
    if (this.#told.has(what) || this.#told.size < MOST_TOLD)
      this.#told.set(what, (this.#told.get(what) ?? 0) + 1);
  }

  /** A line for each. */
  lines(): string[] {
    return [...this.#told].map(([what, times]) => `${times} × ${what}`);
  }
}
