import { wholeConsonantTerm } from "./text-terms.ts";

/**
 * Length limits of skeletons that may differ: shorter ones leave too little, longer ones have too many letters to
 * index.
 */
const SHORTEST = 3;
const LONGEST = 8;

const canLoseOne = ({ length }: string): boolean => length >= SHORTEST && length <= LONGEST;

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
 * @param compact a normalised text without its spaces
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
