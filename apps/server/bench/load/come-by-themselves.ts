import type { PlannedMoments } from "./planned-moments.ts";
import { untilNext } from "./poisson.ts";

/** From when to when there is traffic, by the clock of `performance.now()`; until `full` it grows. */
export interface Stretch {
  from: number;
  full: number;
  until: number;
}

/** Nobody would come while it grows from nothing. */
const LEAST_SHARE = 0.05;

/** Has people come all along, so many in a second on the average, each without knowing of the others. */
export function comeByThemselves(
  moments: PlannedMoments,
  { from, full, until }: Stretch,
  rate: number,
  begin: (planned: number) => Promise<void>,
): void {
  const planAfter = (last: number): void => {
    const share = Math.min(1, Math.max(LEAST_SHARE, (last - from) / (full - from)));
    const moment = last + untilNext(rate * share, Math.random());
    if (moment >= until) return;
    moments.at(moment, (planned) => {
      planAfter(planned);
      return begin(planned);
    });
  };
  planAfter(from);
}
