import { editDistance } from "../normalization/edit-distance.ts";
import { isWithinOneConsonant } from "./fuzzy-terms.ts";
import type { TextMatch } from "./match-text.ts";
import type { PreparedText } from "./prepared-text.ts";

/**
 * Number of words of a text in which one word may differ: with fewer, too little remains, and with more, it is another
 * text.
 */
const FEWEST_WORDS = 3;
const MOST_WORDS = 10;

/** Whether a text can be found by all of its words but one. */
export const canAbsorbWord = ({ length }: readonly string[]): boolean =>
  length >= FEWEST_WORDS && length <= MOST_WORDS;

/**
 * Matches a text that as a whole sounds nearly like a query, with a consonant missing, added or mistaken, or with one
 * of several words different. Sources find by index what this accepts: see `fuzzyQueryTerms`.
 */
export function fuzzyMatch(found: PreparedText, query: PreparedText): TextMatch | null {
  const most = mostSounds(query.sounds.length);
  if (Math.abs(found.sounds.length - query.sounds.length) > most) return null;
  if (!haveNearSkeletons(found, query) && !hasAllWordsButOne(found, query)) return null;
  const edits = editDistance(found.sounds, query.sounds, most);
  return edits > most ? null : { kind: "similar", edits, ranges: [[0, found.compact.length]] };
}

/** Maximum number of sounds that may differ: none in a short text, because too many texts would be near. */
function mostSounds(sounds: number): number {
  if (sounds < 5) return 0;
  if (sounds < 8) return 1;
  return sounds < 12 ? 2 : 3;
}

const haveNearSkeletons = (found: PreparedText, query: PreparedText): boolean =>
  found.wholeSkeleton !== null &&
  query.wholeSkeleton !== null &&
  isWithinOneConsonant(found.wholeSkeleton.slice(1), query.wholeSkeleton.slice(1));

function hasAllWordsButOne(found: PreparedText, query: PreparedText): boolean {
  if (!canAbsorbWord(query.words)) return false;
  const others = query.words.filter((word, at) => {
    const skeleton = query.skeletons[at] ?? null;
    return !(found.words.includes(word) || (skeleton !== null && found.skeletons.includes(skeleton)));
  });
  return others.length <= 1;
}
