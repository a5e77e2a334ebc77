import type { TermConditions } from "@saywhere/db/queries/search.queries";
import {
  compactText,
  isUnspaced,
  letterPairs,
  skeletonTerm,
  textTerm,
  wholeSkeletonTerm,
  wordsOf,
} from "@saywhere/validators/search/text-terms";

/**
 * `translation_terms` puts the letter of one of 16 shares of the languages before each term. They are asked in groups
 * of growing size: a frequent word is found in the first, and a rare one costs few questions.
 */
const SHARES = 16;
const SHARE_GROUPS = [[0], [1], [2, 3], [4, 5, 6, 7], [8, 9, 10, 11, 12, 13, 14, 15]];
const LONGEST_TERM = 400;

/** The shortest texts that are looked for as the beginning of others, or as a part of the query. */
const SHORTEST_PART = 3;
/** Parts of a query that are looked for as whole texts; the longest come first. */
const MOST_PARTS = 100;

/**
 * The conditions of the terms of all translations that `matchText` may take.
 *
 * @param text normalised, not empty
 * @param languageId of the language to search in; null for all
 */
export function termConditions(text: string, languageId: number | null): TermConditions {
  const [compact, words] = [compactText(text), wordsOf(text)];
  const groups = languageId === null ? SHARE_GROUPS : [[languageId % SHARES]];
  const inLanguage = languageId === null ? "" : ` & ${quote(`@${languageId}`)}`;
  const inShares = (condition: ((share: string) => string) | null): string[] => {
    if (!condition) return [];
    return groups.map(
      (group) => `(${group.map((share) => condition(letterOf(share))).join(" | ")})${inLanguage}`,
    );
  };
  return {
    same: inShares((share) => term(share, textTerm(compact))),
    prefix: inShares(isLongEnough(compact) ? (share) => `${term(share, textTerm(compact))}:*` : null),
    words: inShares(wordsCondition(words)),
    similar: inShares(similarCondition(compact, words)),
    contained: inShares(containedCondition(compact, words)),
  };
}

type Condition = ((share: string) => string) | null;

/** A letter alone is no word to look for: nearly every text has it. */
const saysSomething = (words: string[]) => words.some((word) => word.length > 1 || isUnspaced(word));

function wordsCondition(words: string[]): Condition {
  if (!saysSomething(words)) return null;
  return (share) => all(words.flatMap((word) => ofWord(share, word)));
}

function similarCondition(compact: string, words: string[]): Condition {
  const whole = wholeSkeletonTerm(compact);
  const misspelled = words.some(skeletonTerm) && saysSomething(words);
  if (!whole && !misspelled) return null;
  return (share) => {
    const similar = words.flatMap((word) => {
      const skeleton = skeletonTerm(word);
      return skeleton ? [any([term(share, word), term(share, skeleton)])] : ofWord(share, word);
    });
    return any([...(whole ? [term(share, whole)] : []), ...(misspelled ? [all(similar)] : [])]);
  };
}

/** Whole texts that are a part of the query. */
function containedCondition(compact: string, words: string[]): Condition {
  const parts = new Set(
    words.flatMap((_, from) => words.slice(from).map((__, to) => words.slice(from, from + to + 1).join(""))),
  );
  parts.delete(compact);
  const texts = [...parts]
    .filter(isLongEnough)
    .toSorted((one, other) => other.length - one.length)
    .slice(0, MOST_PARTS);
  return texts.length > 0 ? (share) => any(texts.map((part) => term(share, textTerm(part)))) : null;
}

const isLongEnough = (compact: string) => compact.length >= SHORTEST_PART || isUnspaced(compact);

/** The terms that a text with a word has. */
function ofWord(share: string, word: string): string[] {
  return (isUnspaced(word) ? letterPairs(word) : [word]).map((part) => term(share, part));
}

const letterOf = (share: number) => String.fromCharCode(97 + share);
const all = (conditions: string[]) => `(${conditions.join(" & ")})`;
const any = (conditions: string[]) => `(${conditions.join(" | ")})`;
const term = (share: string, text: string) =>
  quote(
    Array.from(share + text)
      .slice(0, LONGEST_TERM)
      .join(""),
  );
const quote = (text: string) => `'${text.replaceAll(/['\\]/g, "$&$&")}'`;
