import type { TermConditions } from "@saywhere/db/queries/search.queries";
import { canHaveAnother } from "@saywhere/validators/search/match-nearly";
import { type MatchKind, rankOf } from "@saywhere/validators/search/match-text";
import { nearTermsSought } from "@saywhere/validators/search/near-terms";
import type { WantedTexts } from "@saywhere/validators/search/search-source";
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
 * `translation_terms` puts the letter of one of 16 shares of the languages before each term. One after the other is
 * asked: a frequent word is found in the first. Several in one question would have PostgreSQL try, for each translation
 * that has a word of one share, the conditions of all the others.
 */
const SHARES = 16;
const ALL_SHARES = Array.from({ length: SHARES }, (_, share) => share);
const LONGEST_TERM = 400;

/** The shortest texts that are looked for as the beginning of others, or as a part of the query. */
const SHORTEST_PART = 3;
/** Parts of a query that are looked for as whole texts; the longest come first. */
const MOST_PARTS = 100;

/**
 * The conditions of the terms of all translations that `matchText` may take for one of some texts.
 *
 * @param texts normalised, not empty
 * @param languageId of the language to search in; null for all
 * @param wanted how well a text must match, and what it may also be nearly; there are no conditions for what matches
 *   less
 */
export function termConditions(
  texts: readonly string[],
  languageId: number | null,
  { least, nearly = [] }: Omit<WantedTexts, "limit">,
): TermConditions {
  const sought = texts.map((text) => ({ compact: compactText(text), words: wordsOf(text) }));
  const shares = languageId === null ? ALL_SHARES : [languageId % SHARES];
  const inLanguage = languageId === null ? "" : ` & ${quote(`@${languageId}`)}`;
  const inShares = (kind: MatchKind, conditions: readonly Condition[]): string[] => {
    if (rankOf(kind) > rankOf(least)) return [];
    const known = conditions.filter((condition) => condition !== null);
    if (known.length === 0) return [];
    return shares.map((share) => {
      const ofShare = known.map((condition) => condition(letterOf(share)));
      return `(${[...new Set(ofShare)].join(" | ")})${inLanguage}`;
    });
  };
  return {
    same: inShares(
      "same",
      sought.map(
        ({ compact }) =>
          (share) =>
            term(share, textTerm(compact)),
      ),
    ),
    prefix: inShares(
      "prefix",
      sought.map(({ compact }) => prefixCondition(compact)),
    ),
    words: inShares(
      "words",
      sought.map(({ words }) => wordsCondition(words)),
    ),
    similar: inShares(
      "similar",
      sought.map(({ compact, words }) => similarCondition(compact, words)),
    ),
    nearly: inShares("same", nearly.map(nearlyCondition)),
    contained: inShares("contained", [containedCondition(sought)]),
  };
}

type Condition = ((share: string) => string) | null;

/** A letter alone is no word to look for: nearly every text has it. */
const saysSomething = (words: string[]) => words.some((word) => word.length > 1 || isUnspaced(word));

const prefixCondition = (compact: string): Condition =>
  isLongEnough(compact) ? (share) => `${term(share, textTerm(compact))}:*` : null;

function wordsCondition(words: string[]): Condition {
  if (!saysSomething(words)) return null;
  return (share) => all(words.flatMap((word) => ofWord(share, word)));
}

function similarCondition(compact: string, words: string[]): Condition {
  const whole = wholeSkeletonTerm(compact);
  const misspelled = words.some(skeletonTerm) && saysSomething(words);
  if (!whole && !misspelled) return null;
  return (share) => {
    return any([...(whole ? [term(share, whole)] : []), ...(misspelled ? [similarWords(share, words)] : [])]);
  };
}

/** All of some words, each as it is or by its skeleton. */
function similarWords(share: string, words: string[]): string {
  return all(
    words.flatMap((word) => {
      const skeleton = skeletonTerm(word);
      return skeleton ? [any([term(share, word), term(share, skeleton)])] : ofWord(share, word);
    }),
  );
}

/** Texts of a near skeleton, and those with all words but one. */
function nearlyCondition(text: string): Condition {
  const near = nearTermsSought(compactText(text));
  const words = wordsOf(text);
  const butOne = canHaveAnother(words) ? words.map((_, at) => words.toSpliced(at, 1)) : [];
  const telling = butOne.filter(saysSomething);
  if (near.length === 0 && telling.length === 0) return null;
  return (share) =>
    any([...near.map((one) => term(share, one)), ...telling.map((some) => similarWords(share, some))]);
}

/** Whole texts that are a part of one that is sought. */
function containedCondition(sought: readonly { compact: string; words: string[] }[]): Condition {
  const parts = new Set(sought.flatMap(({ words }) => runsOf(words)));
  for (const { compact } of sought) parts.delete(compact);
  const texts = [...parts]
    .filter(isLongEnough)
    .toSorted((one, other) => other.length - one.length)
    .slice(0, MOST_PARTS);
  return texts.length > 0 ? (share) => any(texts.map((part) => term(share, textTerm(part)))) : null;
}

/** Words that follow one another, written as one. */
const runsOf = (words: string[]): string[] =>
  words.flatMap((_, from) => words.slice(from).map((__, to) => words.slice(from, from + to + 1).join("")));

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
