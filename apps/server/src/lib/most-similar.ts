import { editDistance, mostEdits } from "@saywhere/search/normalization/edit-distance";

/** Letters that identify a longer name that starts with them. */
const PREFIX_LENGTH = 3;

/**
 * Returns the known name that a misspelled one means: the one with the fewest typing errors, or else the one that it
 * abbreviates.
 */
export function mostSimilar(misspelled: string, known: readonly string[]): string | undefined {
  const name = misspelled.toLowerCase();
  const most = mostEdits(name.length);
  const distances = known.map((other) => editDistance(name, other.toLowerCase(), most));
  const least = Math.min(...distances);
  if (least <= most) return known[distances.indexOf(least)];
  return name.length < PREFIX_LENGTH
    ? undefined
    : known.find((other) => other.toLowerCase().startsWith(name));
}
