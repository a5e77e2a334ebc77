import { editDistance } from "@saywhere/search/normalization/edit-distance";

/** Shorter names are not checked because they resemble those of other programs, as HOST resembles HOME. */
const MIN_LENGTH = 7;

/** Maximum number of typing errors in a name that counts as misspelled. */
const MAX_ERRORS = 2;

/**
 * Finds names that are misspelled variants of the known names, not variables of other programs.
 *
 * @returns for each misspelled name, the known one and a sentence
 */
export function findMisspelled(
  given: readonly string[],
  known: readonly string[],
): { meant: string; sentence: string }[] {
  const candidates = known.filter((name) => name.length >= MIN_LENGTH);
  return given
    .filter((name) => !known.includes(name))
    .flatMap((name) => {
      const [nearest] = candidates
        .map((candidate) => ({ candidate, errors: editDistance(name, candidate, MAX_ERRORS) }))
        .sort((one, other) => one.errors - other.errors);
      if (nearest === undefined || nearest.errors > MAX_ERRORS) return [];
      const meant = nearest.candidate;
      return [{ meant, sentence: `${name} is not a variable of Saywhere. If ${meant} is meant, rename it.` }];
    });
}
