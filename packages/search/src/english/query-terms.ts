import type { CompactRange } from "../matching/match-text.ts";
import { type EnglishIndex, type IndexedText, startingWith } from "./english-index.ts";
import type { EnglishWord } from "./tokenize.ts";

/** One way to read some words of a query, under which phrases are indexed. */
export interface QueryTerm {
  term: string;
  from: number;
  to: number;
  cost: number;
  /** Number of typed letters of the phrase's word; null for all of them, 0 for a synonym. */
  letters: number | null;
  /** Whether so little of the word is typed that it may as well be another one: 'cat' of 'catch'. */
  isBegun: boolean;
}

const COST = { asWritten: 0, writtenAsOne: 0.1, synonym: 0.3, prefix: 0.4 };
/** Minimum length of a last word that may still be incomplete, and the maximum number of its completions. */
const MIN_BEGUN_LENGTH = 3;
const MAX_ENDINGS = 50;

/** Share of a word of an intent that its start must have: intents have many words, and 'star' is not 'starving'. */
const MIN_SHARE_OF_WORD = 0.6;
export const isMostOf = (start: string, word: string): boolean =>
  start.length >= word.length * MIN_SHARE_OF_WORD;

/** Shorter starts of words are often other words: 'cat' of 'catch', 'corn' of 'corner'. */
export const MIN_SURE_START_LENGTH = 5;

/** Returns every way to read the words of a query that some phrase has, the cheapest first. */
export function parseQueryTerms(index: EnglishIndex, words: readonly EnglishWord[]): QueryTerm[] {
  const terms: QueryTerm[] = [];
  const take = (
    term: string,
    from: number,
    to: number,
    cost: number,
    letters: number | null,
    isBegun = false,
  ): void => {
    if (index.byTerm.has(term)) terms.push({ term, from, to, cost, letters, isBegun });
  };
  for (const [at, { stem, word }] of words.entries()) {
    take(stem, at, at + 1, COST.asWritten, null);
    const next = words[at + 1];
    if (next) take(word + next.stem, at, at + 2, COST.writtenAsOne, null);
  }
  for (const { concept, from, to } of index.concepts.find(words.map(({ stem }) => stem))) {
    take(concept, from, to, COST.synonym, 0);
  }
  const last = words.at(-1);
  if (last && last.word.length >= MIN_BEGUN_LENGTH) {
    for (const [word, term] of startingWith(index.completions, last.word).slice(0, MAX_ENDINGS)) {
      const letters = word.startsWith(term) ? last.word.length : 0;
      if (index.intentWords.has(word) && !isMostOf(last.word, word)) continue;
      if (term === last.stem) continue;
      const isBegun = last.word.length < MIN_SURE_START_LENGTH || !isMostOf(last.word, word);
      take(term, words.length - 1, words.length, COST.prefix, letters, isBegun);
    }
  }
  return terms.toSorted((a, b) => a.cost - b.cost);
}

export interface Coverage {
  /** The term by which each of the query's words was found. */
  taken: readonly (QueryTerm | undefined)[];
  /** Positions of the query's words that the phrase lacks. */
  missing: number[];
  cost: number;
  /** Share of the phrase that the query covers. */
  share: number;
  ranges: CompactRange[];
  /** Whether the whole query is a synonym of the whole phrase. */
  isSynonym: boolean;
  /** Whether the matched words are the phrase's own and not synonyms. */
  isAsWritten: boolean;
}

/** Returns which words of a query a phrase has, at the lowest cost. */
export function coverage(
  phrase: IndexedText,
  terms: readonly QueryTerm[],
  words: readonly EnglishWord[],
): Coverage {
  const taken: (QueryTerm | undefined)[] = words.map(() => undefined);
  const known = terms.filter(({ term }) => phrase.terms.has(term));
  for (const term of known) {
    for (let at = term.from; at < term.to; at++) taken[at] ??= term;
  }
  const used = new Set(taken.filter((term) => term !== undefined));
  const ranges: CompactRange[] = [];
  const covered = new Set<number>();
  let cost = 0;
  for (const { term, cost: costOfTerm, letters } of used) {
    const place = phrase.terms.get(term);
    if (!place) continue;
    cost += costOfTerm;
    for (let at = place.from; at < place.to; at++) covered.add(at);
    const [start, end] = place.range;
    if (letters !== 0) ranges.push([start, letters === null ? end : Math.min(end, start + letters)]);
  }
  const { weights, weight } = phrase;
  let coveredWeight = 0;
  for (const at of covered) coveredWeight += weights[at] ?? 0;
  return {
    taken,
    missing: taken.flatMap((term, at) => (term ? [] : [at])),
    cost,
    share: coveredWeight / weight,
    ranges,
    isAsWritten: taken.every((term) => term?.letters === null),
    isSynonym: known.some(({ term, from, to, letters }) => {
      const place = phrase.terms.get(term);
      const isWholePhrase = place?.from === 0 && place.to === weights.length;
      return letters === 0 && from === 0 && to === words.length && isWholePhrase;
    }),
  };
}

const MAX_CANDIDATES = 300;

/** Limits very many candidates to those listed first. */
export const firstOf = (positions: Iterable<number>): number[] =>
  [...positions].toSorted((a, b) => a - b).slice(0, MAX_CANDIDATES);

/** Returns the texts that have a word of the query, in one of the ways to read it. */
export function textsWith(index: EnglishIndex, terms: readonly QueryTerm[], at: number): Set<number> {
  const covering = terms.filter(({ from, to }) => from <= at && at < to);
  return new Set(covering.flatMap(({ term }) => index.byTerm.get(term) ?? []));
}
