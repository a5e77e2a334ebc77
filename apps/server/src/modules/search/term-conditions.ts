import type { TermConditions } from "@saywhere/db/queries/search/search.queries";
import { canAbsorbWord, fuzzyQueryTerms } from "@saywhere/search/matching/fuzzy-match";
import { type MatchKind, rankOf } from "@saywhere/search/matching/match-text";
import {
  compactText,
  consonantTerm,
  isUnspaced,
  letterPairs,
  runsOf,
  textTerm,
  wholeConsonantTerm,
  wordsOf,
} from "@saywhere/search/matching/text-terms";
import type { TextQuery } from "@saywhere/search/search-source";

/**
 * `translation_terms` prefixes each term with the character of one of 16 groups of languages, which are queried one
 * after the other: a frequent word is found in the first one. In a single query, PostgreSQL would check, for each
 * translation that has a word of one group, the conditions of all the others.
 */
const SHARES = 16;
const ALL_SHARES = Array.from({ length: SHARES }, (_, share) => share);
const MAX_TERM_LENGTH = 400;

/** Length of the shortest texts that are searched as the start of others, or as a part of the query. */
const MIN_PART_LENGTH = 3;
/** The most parts of a query that are searched as whole texts; the longest come first. */
const MAX_PARTS = 100;

/**
 * Returns the conditions on the terms of all translations that `matchText` may accept for one of the given texts.
 *
 * @param texts normalized, not empty
 * @param languageId the language to search in; null for all
 * @param wanted the minimum match quality, and which fuzzy matches are allowed; no conditions are returned for lower
 * match qualities
 */
export function termConditions(
  texts: readonly string[],
  languageId: number | null,
  { minKind, fuzzy }: Omit<TextQuery, "limit">,
): TermConditions {
  const sought = texts.map((text) => ({ compact: compactText(text), words: wordsOf(text) }));
  const letters = (languageId === null ? ALL_SHARES : [languageId % SHARES]).map(letterOf);
  const inLanguage = languageId === null ? "" : ` & ${quote(`@${languageId}`)}`;
  const isWanted = (kind: MatchKind) => rankOf(kind) <= rankOf(minKind);
  const inShares = (alternatives: readonly string[]) => {
    const terms = questions(alternatives);
    return letters.flatMap((letter) => terms.map((one) => one.replaceAll(SHARE, letter) + inLanguage));
  };
  const same = sought.map(({ compact }) => term(textTerm(compact)));
  const prefix = isWanted("prefix") ? sought.flatMap(({ compact }) => beginnings(compact)) : [];
  const words = isWanted("words") ? sought.flatMap((one) => allWords(one.words)) : [];
  const similar = isWanted("similar") ? sought.flatMap(misspellings) : [];
  if (fuzzy) {
    // A text can be written in many ways, and it does not matter which of them matches: exact forms come first, then
    // guesses.
    return {
      ...NOTHING,
      words: inShares([...same, ...prefix, ...words]),
      similar: inShares([...similar, ...fuzzy.flatMap(nearTexts)]),
    };
  }
  return {
    same: inShares(same),
    prefix: inShares(prefix),
    words: inShares(words),
    similar: inShares(similar),
    contained: inShares(isWanted("contained") ? partsOf(sought) : []),
  };
}

const NOTHING: TermConditions = { same: [], prefix: [], words: [], similar: [], contained: [] };

interface Sought {
  compact: string;
  words: string[];
}

/**
 * Returns one query for all alternatives of a single term, and one for each group of terms that must occur together:
 * PostgreSQL then starts with the rarest term of the group, not with every translation that has any of them.
 */
function questions(alternatives: readonly string[]): string[] {
  const [single, together] = [new Set<string>(), new Set<string>()];
  for (const one of alternatives) (one.includes(AND) ? together : single).add(one);
  return [...(single.size > 0 ? [any([...single])] : []), ...together];
}

/** A single letter is not a useful search word: in a fuzzy search, every text contains it. */
const saysSomething = (words: string[]) => words.some((word) => word.length > 1 || isUnspaced(word));

const beginnings = (compact: string): string[] =>
  isLongEnough(compact) ? [`${term(textTerm(compact))}:*`] : [];

const allWords = (words: string[]): string[] => (saysSomething(words) ? [all(words.flatMap(ofWord))] : []);

function misspellings({ compact, words }: Sought): string[] {
  const whole = wholeConsonantTerm(compact);
  const isMisspelled = words.some(consonantTerm) && saysSomething(words);
  return [...(whole ? [term(whole)] : []), ...(isMisspelled ? [similarWords(words)] : [])];
}

/** Requires all words, each in its exact form or by its skeleton. */
function similarWords(words: string[]): string {
  return all(
    words.flatMap((word) => {
      const skeleton = consonantTerm(word);
      return skeleton ? [any([term(word), term(skeleton)])] : ofWord(word);
    }),
  );
}

/** Matches texts with a similar skeleton, and texts with all words but one. */
function nearTexts(text: string): string[] {
  const words = wordsOf(text);
  const butOne = canAbsorbWord(words) ? words.map((_, at) => words.toSpliced(at, 1)) : [];
  return [
    ...fuzzyQueryTerms(compactText(text)).map(term),
    ...butOne.filter(saysSomething).map((some) => similarWords(some)),
  ];
}

/** Matches whole texts that are part of a searched text. */
function partsOf(sought: readonly Sought[]): string[] {
  const parts = new Set(sought.flatMap(({ words }) => runsOf(words)));
  for (const { compact } of sought) parts.delete(compact);
  return [...parts]
    .filter(isLongEnough)
    .toSorted((one, other) => other.length - one.length)
    .slice(0, MAX_PARTS)
    .map((part) => term(textTerm(part)));
}

const isLongEnough = (compact: string) => compact.length >= MIN_PART_LENGTH || isUnspaced(compact);

/** Returns the terms of every text that contains a word. */
const ofWord = (word: string): string[] => (isUnspaced(word) ? letterPairs(word) : [word]).map(term);

/** Placeholder for the character of a language group; no normalized text contains it. */
const SHARE = "\u0001";
const AND = " & ";
const letterOf = (share: number) => String.fromCharCode(97 + share);
const all = (conditions: string[]) => joined(conditions, AND);
const any = (conditions: string[]) => joined(conditions, " | ");
const joined = (conditions: string[], by: string) =>
  conditions.length === 1 ? (conditions[0] ?? "") : `(${conditions.join(by)})`;
const term = (text: string) =>
  quote(
    Array.from(SHARE + text)
      .slice(0, MAX_TERM_LENGTH)
      .join(""),
  );
const quote = (text: string) => `'${text.replaceAll(/['\\]/g, "$&$&")}'`;
