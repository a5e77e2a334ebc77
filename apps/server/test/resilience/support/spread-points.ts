const GOLDEN = (Math.sqrt(5) - 1) / 2;

/** Returns the given number of points from 1 to a length: spread over all of it in no order, and the same each time. */
export function spreadPoints(count: number, length: number): number[] {
  return Array.from({ length: count }, (_, index) => 1 + Math.floor((((index + 1) * GOLDEN) % 1) * length));
}
