import type { PlannedMoments } from "../planned-moments.ts";

/** From when to when there is traffic, by the clock of `performance.now()`; until `full` it grows evenly from nothing. */
export interface Stretch {
  from: number;
  full: number;
  until: number;
}

/** Has people come all along, so many in a second on the average, each without knowing of the others. */
export function comeByThemselves(
  moments: PlannedMoments,
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
    moments.at(moment, (planned) => {
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
