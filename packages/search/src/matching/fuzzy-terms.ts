import { wholeConsonantTerm } from "./text-terms.ts";

/** Which skeletons may differ: of shorter ones too little is left, and longer ones have too many letters to index. */
const SHORTEST = 3;
const LONGEST = 8;

const canLoseOne = ({ length }: string): boolean => length >= SHORTEST && length <= LONGEST;

const skeletonOf = (compact: string): string => wholeConsonantTerm(compact)?.slice(1) ?? "";

/** A skeleton without one of its letters, for each of them. */
const shortened = (skeleton: string): Set<string> =>
  canLoseOne(skeleton)
    ? new Set(Array.from(skeleton, (_, at) => skeleton.slice(0, at) + skeleton.slice(at + 1)))
    : new Set();

/**
 * The terms by which a text is found where a consonant of it is missing, too many or mistaken. With those of
 * `textTerms`, they are what `search_terms` of the database makes of a text.
 *
 * @param compact a normalised text without its spaces
 */
export function fuzzyTerms(compact: string): string[] {
  return Array.from(shortened(skeletonOf(compact)), (shorter) => `-${shorter}`);
}

/**
 * The terms of all texts whose skeleton is near to that of this one: of two that are, one is the other without a
 * letter, or both are the same without one.
 */
export function fuzzyQueryTerms(compact: string): string[] {
  const skeleton = skeletonOf(compact);
  if (!skeleton) return [];
  return [skeleton, ...shortened(skeleton)].flatMap((one) => [`=${one}`, `-${one}`]);
}

/** Whether two skeletons are the same but for a letter: missing, too many, mistaken or in another place. */
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
