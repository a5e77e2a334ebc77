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
  let least = most + 1;
  let nearest: string | undefined;
  for (const other of known) {
    const distance = editDistance(name, other.toLowerCase(), most);
    if (distance < least) [least, nearest] = [distance, other];
  }
  if (nearest !== undefined) return nearest;
  return name.length < PREFIX_LENGTH
    ? undefined
    : known.find((other) => other.toLowerCase().startsWith(name));
}
