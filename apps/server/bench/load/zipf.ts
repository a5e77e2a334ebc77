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
