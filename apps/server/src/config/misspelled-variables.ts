/** Shorter names are too close to those of other programs, as HOST is to HOME. */
const SHORTEST = 7;

/** Letters that a misspelled name may have too many, too few or otherwise. */
const MOST_ERRORS = 2;

/**
 * Finds names that are misspelled, rather than those of something else.
 *
 * @returns a sentence on each
 */
export function findMisspelled(given: readonly string[], known: readonly string[]): string[] {
  const candidates = known.filter((name) => name.length >= SHORTEST);
  return given
    .filter((name) => !known.includes(name))
    .flatMap((name) => {
      const meant = candidates.find((candidate) => distance(name, candidate) <= MOST_ERRORS);
      return meant === undefined
        ? []
        : [`${name} is not a variable of Saywhere. If ${meant} is meant, rename it.`];
    });
}

/** Levenshtein distance: how many letters have to be inserted, left out or replaced. */
function distance(from: string, to: string): number {
  if (Math.abs(from.length - to.length) > MOST_ERRORS) return Number.POSITIVE_INFINITY;
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, letter] of from.split("").entries()) {
    const next = [index + 1];
    for (let column = 1; column <= to.length; column++) {
      const replaced = (row[column - 1] ?? 0) + (letter === to[column - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
