import { editDistance } from "./edit-distance.ts";

const MIN_SURE_LENGTH = 5;
const MIN_SURE_OF_TWO_LENGTH = 8;
const withoutDoubles = (word: string): string => word.replaceAll(/(.)\1+/g, "$1");

/**
 * Whether a word differs so little from a known one that it is hardly another word: 'helo' from 'hello', but not 'peach'
 * from 'beach'.
 */
export function isCloseMisspelling(word: string, known: string): boolean {
  if (word[0] !== known[0]) return false;
  if (known.startsWith(word) || withoutDoubles(word) === withoutDoubles(known)) return true;
  const most = word.length >= MIN_SURE_OF_TWO_LENGTH ? 2 : 1;
  return word.length >= MIN_SURE_LENGTH && editDistance(word, known, most) <= most;
}
