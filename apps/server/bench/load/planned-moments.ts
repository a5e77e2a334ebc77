import { createHistogram, type RecordableHistogram } from "node:perf_hooks";

/**
 * Does things at the moments that were planned for them, whatever else is unfinished then: who comes does not wait
 * until those before were answered. Keeps how late it was itself, since a generator that is late measures itself.
 */
export class PlannedMoments {
  /** Nanoseconds between the planned moments and those at which things were begun. */
  readonly lateness: RecordableHistogram = createHistogram();
  readonly #onFailure: (error: Error) => void;
  readonly #timers = new Set<NodeJS.Timeout>();
  readonly #unfinished = new Set<Promise<void>>();
  #over = false;

  /** @param onFailure is told when something that was begun failed in a way that it does not know itself */
  constructor(onFailure: (error: Error) => void) {
    this.#onFailure = onFailure;
  }

  /**
   * @param moment by the clock of `performance.now()`
   * @param begin gets the planned moment, from which on whatever it does counts as waited for
   */
  at(moment: number, begin: (planned: number) => Promise<void>): void {
    if (this.#over) return;
    const timer = setTimeout(
      () => {
        this.#timers.delete(timer);
        this.lateness.record(Math.max(1, Math.round((performance.now() - moment) * 1e6)));
        const doing = begin(moment).catch(this.#onFailure);
        this.#unfinished.add(doing);
        void doing.then(() => this.#unfinished.delete(doing));
      },
      Math.max(0, moment - performance.now()),
    );
    this.#timers.add(timer);
  }

  /** Begins nothing any more, and waits for what was begun. */
  async end(): Promise<void> {
    this.#over = true;
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    await Promise.all(this.#unfinished);
  }
}
