/** Maximum number of typos in a text of this many letters. */
export function mostEdits(letters: number): number {
  if (letters <= 5) return 1;
  return letters <= 9 ? 2 : 3;
}

/**
 * Returns the number of edits that turn one text into the other: a letter added, missing or wrong, or two swapped
 * (Damerau–Levenshtein, in the variant that edits no letter twice).
 *
 * @returns the number of edits, or `most + 1` if it would be larger
 */
export function editDistance(one: string, other: string, most: number): number {
  const tooMany = most + 1;
  if (one === other) return 0;
  if (Math.abs(one.length - other.length) > most) return tooMany;
  const width = other.length + 1;
  let [beforeLast, last, current] = [rowOf(0, width), rowOf(1, width), rowOf(2, width)];
  for (let column = 0; column < width; column++) last[column] = column;
  for (let row = 1; row <= one.length; row++) {
    const letter = one.charCodeAt(row - 1);
    const letterBefore = one.charCodeAt(row - 2);
    let steps = row;
    let least = row;
    current[0] = row;
    for (let column = 1; column < width; column++) {
      const otherLetter = other.charCodeAt(column - 1);
      const wrong = letter === otherLetter ? 0 : 1;
      steps = Math.min(at(last, column) + 1, steps + 1, at(last, column - 1) + wrong);
      if (
        wrong &&
        row > 1 &&
        column > 1 &&
        letter === other.charCodeAt(column - 2) &&
        letterBefore === otherLetter
      )
        steps = Math.min(steps, at(beforeLast, column - 2) + 1);
      current[column] = steps;
      if (steps < least) least = steps;
    }
    if (least > most) return tooMany;
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  return Math.min(at(last, other.length), tooMany);
}

/** Reused for each pair, because there are many pairs. */
const rows = Array.from({ length: 3 }, () => new Uint16Array(256));

function rowOf(place: number, width: number): Uint16Array {
  const known = rows[place];
  if (known && known.length >= width) return known;
  return (rows[place] = new Uint16Array(width * 2));
}

const at = (row: Uint16Array, column: number): number => row[column] ?? Number.POSITIVE_INFINITY;
