/** How many typos a text of so many letters may have. */
export function mostEdits(letters: number): number {
  if (letters <= 5) return 1;
  return letters <= 9 ? 2 : 3;
}

/**
 * In how many steps one text becomes the other: a letter too many, missing, wrong, or two swapped (Damerau and
 * Levenshtein, in the form that changes no letter twice).
 *
 * @returns the steps, or `most + 1` where it would take more
 */
export function editDistance(one: string, other: string, most: number): number {
  const tooMany = most + 1;
  if (one === other) return 0;
  if (Math.abs(one.length - other.length) > most) return tooMany;
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= other.length; column++) {
      const wrong = one[row - 1] === other[column - 1] ? 0 : 1;
      let steps = Math.min(at(last, column) + 1, at(current, column - 1) + 1, at(last, column - 1) + wrong);
      const swapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (wrong && swapped && row > 1 && column > 1) steps = Math.min(steps, at(beforeLast, column - 2) + 1);
      current.push(steps);
      least = Math.min(least, steps);
    }
    if (least > most) return tooMany;
    beforeLast = last;
    last = current;
  }
  return Math.min(at(last, other.length), tooMany);
}

const at = (row: readonly number[], column: number): number => row[column] ?? Number.POSITIVE_INFINITY;
