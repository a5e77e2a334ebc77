import { createHistogram, type RecordableHistogram } from "node:perf_hooks";

export interface KindFigures {
  kind: string;
  count: number;
  /** Milliseconds within which so many of a hundred were answered. */
  p50: number;
  p95: number;
  p99: number;
  longest: number;
}

/** How long things took, by kind. Those of the warm-up are not counted. */
export class Figures {
  readonly #kinds = new Map<string, RecordableHistogram>();
  readonly #from: number;

  /** @param from when the warm-up ends, by the clock of `performance.now()` */
  constructor(from: number) {
    this.#from = from;
  }

  /** Something that was to begin at a moment has just ended. */
  ended(kind: string, planned: number): void {
    if (planned < this.#from) return;
    let histogram = this.#kinds.get(kind);
    if (!histogram) this.#kinds.set(kind, (histogram = createHistogram()));
    histogram.record(Math.max(1, Math.round((performance.now() - planned) * 1_000)));
  }

  /** In the order of their names. */
  byKind(): KindFigures[] {
    return [...this.#kinds]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([kind, histogram]) => {
        const within = (percent: number) => histogram.percentile(percent) / 1_000;
        return {
          kind,
          count: histogram.count,
          p50: within(50),
          p95: within(95),
          p99: within(99),
          longest: histogram.max / 1_000,
        };
      });
  }
}
