/**
 * How long until the next one comes, of those who come by themselves and know nothing of each other.
 *
 * @param rate how many come in a second, on the average
 * @param chance evenly from 0 to 1, without 1
 * @returns milliseconds
 */
export function untilNext(rate: number, chance: number): number {
  return (-Math.log(1 - chance) / rate) * 1_000;
}
