import { editDistance } from "../normalization/edit-distance.ts";
import type { PreparedText, TextMatch } from "./match-text.ts";
import { wholeConsonantTerm } from "./text-terms.ts";

/**
 * Number of words of a text in which one word may differ: with fewer, too little remains, and with more, it is another
 * text.
 */
const MIN_WORDS = 3;
const MAX_WORDS = 10;

/** Whether a text can be found by all of its words but one. */
export const canAbsorbWord = ({ length }: readonly string[]): boolean =>
  length >= MIN_WORDS && length <= MAX_WORDS;

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

/**
 * Length limits of skeletons that may differ: shorter ones leave too little, longer ones have too many letters to
 * index.
 */
const MIN_LENGTH = 3;
const MAX_LENGTH = 8;

const canLoseOne = ({ length }: string): boolean => length >= MIN_LENGTH && length <= MAX_LENGTH;

const skeletonOf = (compact: string): string => wholeConsonantTerm(compact)?.slice(1) ?? "";

/** Returns the variants of a skeleton with one letter removed. */
const shortened = (skeleton: string): Set<string> =>
  canLoseOne(skeleton)
    ? new Set(Array.from(skeleton, (_, at) => skeleton.slice(0, at) + skeleton.slice(at + 1)))
    : new Set();

/**
 * Returns the terms by which a text is found if one of its consonants is missing, added or mistaken. Together with the
 * terms of `textTerms`, they are what `search_terms` of the database returns for a text.
 *
 * @param compact a normalized text without its spaces
 */
export function fuzzyTerms(compact: string): string[] {
  return Array.from(shortened(skeletonOf(compact)), (shorter) => `-${shorter}`);
}

/**
 * Returns the terms of all texts whose skeleton is near to that of this text. Of two near skeletons, one is the other
 * without a letter, or both are equal without one letter each.
 */
export function fuzzyQueryTerms(compact: string): string[] {
  const skeleton = skeletonOf(compact);
  if (!skeleton) return [];
  return [skeleton, ...shortened(skeleton)].flatMap((one) => [`=${one}`, `-${one}`]);
}

/** Whether two skeletons differ by at most one letter: missing, added, mistaken or moved. */
export function isWithinOneConsonant(one: string, other: string): boolean {
  if (one === other) return true;
  const [shorter, longer] = one.length < other.length ? [one, other] : [other, one];
  if (longer.length - shorter.length > 1 || !canLoseOne(longer)) return false;
  let start = 0;
  while (start < shorter.length && one[start] === other[start]) start++;
  let end = 0;
  while (end < shorter.length - start && one.at(-1 - end) === other.at(-1 - end)) end++;
  const left = shorter.slice(start, shorter.length - end);
  const right = longer.slice(start, longer.length - end);
  if (left.length < right.length) return left === "";
  return left.slice(1) === right.slice(0, -1) || left.slice(0, -1) === right.slice(1);
}
