/** Shorter names are not checked because they resemble those of other programs, as HOST resembles HOME. */
const SHORTEST = 7;

/** Maximum number of inserted, missing or replaced letters in a name that counts as misspelled. */
const MOST_ERRORS = 2;

/**
 * Finds names that are misspelled variants of the known names, not variables of other programs.
 *
 * @returns a sentence for each misspelled name
 */
export function findMisspelled(given: readonly string[], known: readonly string[]): string[] {
  const candidates = known.filter((name) => name.length >= SHORTEST);
  return given
    .filter((name) => !known.includes(name))
    .flatMap((name) => {
      const [nearest] = candidates
        .map((candidate) => ({ candidate, errors: distance(name, candidate) }))
        .sort((one, other) => one.errors - other.errors);
      return nearest === undefined || nearest.errors > MOST_ERRORS
        ? []
        : [`${name} is not a variable of Saywhere. If ${nearest.candidate} is meant, rename it.`];
    });
}

/** Returns the Levenshtein distance: the number of letters to insert, remove or replace. */
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
