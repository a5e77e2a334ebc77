/** How something that is measured each second goes on. */
export interface Trend {
  /** The medians of the first third and of the last one. */
  first: number;
  last: number;
  /** How much it grows in a minute, by the straight line that fits best. */
  perMinute: number;
}

interface Point {
  /** Seconds. */
  at: number;
  value: number;
}

/** @throws RangeError for fewer than three points */
export function trendOf(points: readonly Point[]): Trend {
  if (points.length < 3) throw new RangeError("A trend needs three points");
  const third = Math.floor(points.length / 3);
  const values = points.map(({ value }) => value);
  return {
    first: median(values.slice(0, third)),
    last: median(values.slice(-third)),
    perMinute: slope(points) * 60,
  };
}

/**
 * The least of each stretch of some seconds. Of a heap it is what was left after the garbage went, as nearly as it can be
 * known from outside.
 */
export function leastOfStretches(points: readonly Point[], seconds: number): Point[] {
  const stretches = Map.groupBy(points, ({ at }) => Math.floor(at / seconds));
  return [...stretches.values()].map((of) =>
    of.reduce((least, point) => (point.value < least.value ? point : least)),
  );
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** By least squares. */
function slope(points: readonly Point[]): number {
  const mean = (of: (point: Point) => number) =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length;
  const [at, value] = [mean((point) => point.at), mean((point) => point.value)];
  return mean((point) => (point.at - at) * (point.value - value)) / mean((point) => (point.at - at) ** 2);
}
