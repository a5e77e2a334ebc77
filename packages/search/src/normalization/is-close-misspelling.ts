import { editDistance } from "./edit-distance.ts";

const SHORTEST_SURE = 5;
const SHORTEST_SURE_OF_TWO = 8;
const withoutDoubles = (word: string): string => word.replaceAll(/(.)\1+/g, "$1");

/**
 * Whether a word differs so little from a known one that it is hardly another word: 'helo' from 'hello', but not 'peach'
 * from 'beach'.
 */
export function isCloseMisspelling(word: string, known: string): boolean {
  if (word[0] !== known[0]) return false;
  if (known.startsWith(word) || withoutDoubles(word) === withoutDoubles(known)) return true;
  const most = word.length >= SHORTEST_SURE_OF_TWO ? 2 : 1;
  return word.length >= SHORTEST_SURE && editDistance(word, known, most) <= most;
}
