import { createHistogram, type RecordableHistogram } from "node:perf_hooks";
import { setTimeout as delay } from "node:timers/promises";

/** One of a list, each as likely as the others. */
export function pickRandom<T>(list: readonly T[]): T {
  const one = list[Math.floor(Math.random() * list.length)];
  if (one === undefined) throw new Error("There is nothing to choose from");
  return one;
}

/** @returns false when it was aborted meanwhile */
export async function waited(milliseconds: number, signal: AbortSignal): Promise<boolean> {
  await delay(milliseconds, undefined, { signal }).catch(() => undefined);
  return !signal.aborted;
}

/**
 * How long until the next one comes, of those who come by themselves and know nothing of each other.
 *
 * @param rate how many come in a second, on the average
 * @param chance evenly from 0 to 1, without 1
 * @returns milliseconds
 */
export function timeUntilNext(rate: number, chance: number): number {
  return (-Math.log(1 - chance) / rate) * 1_000;
}

/**
 * Chooses as people choose: the second of a list half as often as the first, the tenth a tenth as often.
 *
 * @param count how long the list is, from 1
 * @returns what makes a chance (evenly from 0 to 1, without 1) an index of the list
 */
export function zipfChoice(count: number): (chance: number) => number {
  let sum = 0;
  const sums = Float64Array.from({ length: count }, (_, index) => (sum += 1 / (index + 1)));
  return (chance) => {
    const wanted = chance * sum;
    let [low, high] = [0, count - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) > wanted) high = middle;
      else low = middle + 1;
    }
    return low;
  };
}

/**
 * Does things at the schedule that were planned for them, whatever else is unfinished then: who comes does not wait
 * until those before were answered. Keeps how late it was itself, since a generator that is late measures itself.
 */
export class Schedule {
  /** Nanoseconds between the planned schedule and those at which things were start. */
  readonly lateness: RecordableHistogram = createHistogram();
  readonly #onFailure: (error: Error) => void;
  readonly #timers = new Set<NodeJS.Timeout>();
  readonly #unfinished = new Set<Promise<void>>();
  #over = false;

  /** @param onFailure called when something that was started failed in a way that it does not know itself */
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

  /** Starts nothing more, and waits for what was started. */
  async end(): Promise<void> {
    this.#over = true;
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    await Promise.all(this.#unfinished);
  }
}

/** From when to when there is traffic, by the clock of `performance.now()`; until `full` it grows evenly from nothing. */
export interface Stretch {
  from: number;
  full: number;
  until: number;
}

/** Has people come all along, so many in a second on the average, each without knowing of the others. */
export function scheduleArrivals(
  schedule: Schedule,
  stretch: Stretch,
  rate: number,
  begin: (planned: number) => Promise<void>,
): void {
  let expected = 0;
  const planNext = (): void => {
    // In a Poisson process what is expected between one and the next is exponentially distributed, however rates change.
    expected -= Math.log(1 - Math.random());
    const moment = momentOf(expected, rate, stretch);
    if (moment >= stretch.until) return;
    schedule.at(moment, (planned) => {
      planNext();
      return begin(planned);
    });
  };
  planNext();
}

/** When so many are expected to have come. */
export function momentOf(expected: number, rate: number, { from, full }: Stretch): number {
  const growing = (full - from) / 1_000;
  const whileGrowing = (rate * growing) / 2;
  if (expected < whileGrowing) return from + Math.sqrt((2 * growing * expected) / rate) * 1_000;
  return full + ((expected - whileGrowing) / rate) * 1_000;
}
