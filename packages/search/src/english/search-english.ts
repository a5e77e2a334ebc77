import { type CompactRange, type MatchKind, rankOf } from "../matching/match-text.ts";
import { compactText, wholeConsonantTerm } from "../matching/text-terms.ts";
import { editDistance, mostEdits } from "../normalization/edit-distance.ts";
import { type EnglishIndex, startingWith } from "./english-index.ts";
import { coverage, parseQueryTerms, type QueryTerm } from "./query-terms.ts";
import { correctWords, isKnown } from "./spell-correct.ts";
import { type EnglishWord, englishWords, isFillerWord, isLowWeightWord, isStopWord } from "./tokenize.ts";

/** A phrase whose English matches. */
export interface EnglishMatch {
  /** Its place in the vocabulary. */
  phrase: number;
  kind: MatchKind;
  /** What sets it back among those of the same kind: typos, synonyms, words that it lacks. */
  cost: number;
  /** How much of the phrase was asked for. */
  share: number;
  ranges: readonly CompactRange[];
}

export interface EnglishMatches {
  /** The best first. */
  matches: EnglishMatch[];
  /** The text that was taken instead, where the matches are those of a text without typos. */
  corrected: string | null;
}

const SHORTEST_BEGINNING = 3;
const SHORTEST_WORD = 2;
const MOST_CANDIDATES = 300;
/** For one that is of the phrase's own words, and for others. */
const COST_OF_SYNONYM_ALONE = { own: 0.05, other: 0.5 };
const COST_OF_EDIT = 0.5;
/** What matched a text worse before it was put right goes behind what matched it better. */
const COST_OF_RANK = 0.1;
/** How much of a text must be in a phrase that has not all of it: with words unknown to every phrase, and without. */
const LEAST_SHARE = 0.65;
const LEAST_SHARE_OF_KNOWN = 0.5;

/**
 * The phrases that a text means in English.
 *
 * @param text normalised
 * @param category slug of the category in which to look
 */
export function searchEnglish(index: EnglishIndex, text: string, category: string | null): EnglishMatches {
  const found = new Map<number, EnglishMatch>();
  const take = (match: EnglishMatch): void => {
    if (category && index.phrases[match.phrase]?.category !== category) return;
    const known = found.get(match.phrase);
    if (!known || compareMatches(index, match, known) < 0) found.set(match.phrase, match);
  };
  const listed = (corrected: string | null): EnglishMatches => ({
    matches: [...found.values()].toSorted((a, b) => compareMatches(index, a, b)),
    corrected,
  });
  const compact = compactText(text);
  if (!compact) return listed(null);
  takeWhole(index, compact, take);
  const words = englishWords(text);
  takeWords(index, words, take);
  if ([...found.values()].some(({ kind }) => kind !== "similar")) return listed(null);
  const similar = takeWholeSimilar(index, compact, take);
  if (similar) return listed(similar);
  const correction = correctWords(index, text);
  if (correction) {
    // Parts of a text that had to be put right say too little of what was meant.
    const matches = searchEnglish(index, correction.text, category).matches.filter(
      ({ kind }) => kind !== "contained",
    );
    for (const match of matches) {
      const cost = match.cost + correction.edits * COST_OF_EDIT + rankOf(match.kind) * COST_OF_RANK;
      take({ ...match, kind: "similar", cost });
    }
    if (matches.length > 0) return listed(correction.text);
  }
  if (found.size === 0) takeParts(index, words, take);
  return listed(null);
}

/** The order of matches: how well they match, popular ones first among equals, then the order of the lists. */
function compareMatches(index: EnglishIndex, one: EnglishMatch, other: EnglishMatch): number {
  const isPopular = ({ phrase }: EnglishMatch) => Number(phrase < index.popular);
  const tenths = ({ share }: EnglishMatch) => Math.round(share * 10);
  return (
    rankOf(one.kind) - rankOf(other.kind) ||
    one.cost - other.cost ||
    isPopular(other) - isPopular(one) ||
    tenths(other) - tenths(one) ||
    one.phrase - other.phrase
  );
}

/** Where very many phrases come into question, those that are listed first. */
const firstOf = (phrases: Iterable<number>): number[] =>
  [...phrases].toSorted((a, b) => a - b).slice(0, MOST_CANDIDATES);

type Take = (match: EnglishMatch) => void;

function takeWhole(index: EnglishIndex, compact: string, take: Take): void {
  for (const phrase of index.byCompact.get(compact) ?? []) {
    take({ phrase, kind: "same", cost: 0, share: 1, ranges: [[0, compact.length]] });
  }
  if (compact.length < SHORTEST_BEGINNING) return;
  const begun = startingWith(index.beginnings, compact).map(([, phrase]) => phrase);
  for (const phrase of firstOf(begun)) {
    take({ phrase, kind: "prefix", cost: 0, share: 0, ranges: [[0, compact.length]] });
  }
}

/** The phrases with all words of a text, as they are or by synonyms; it may have more of the words that tell little. */
function takeWords(index: EnglishIndex, words: readonly EnglishWord[], take: Take): void {
  const terms = parseQueryTerms(index, words);
  const telling = words.flatMap(({ word }, at) => (isStopWord(word) ? [] : [at]));
  const needed = telling.length > 0 ? telling : [...words.keys()];
  if (words.every(({ word }) => word.length < SHORTEST_WORD && isStopWord(word))) return;
  for (const phrase of firstOf(rarest(needed.map((at) => phrasesWith(index, terms, at))))) {
    const indexed = index.phrases[phrase];
    if (!indexed) continue;
    const { missing, cost, share, ranges, isSynonym, isAsWritten } = coverage(indexed, terms, words);
    const costAlone = isAsWritten ? COST_OF_SYNONYM_ALONE.own : COST_OF_SYNONYM_ALONE.other;
    if (isSynonym) take({ phrase, kind: "same", cost: costAlone, share, ranges });
    else if (missing.length === 0) take({ phrase, kind: "words", cost, share, ranges });
    else if (!missing.some((at) => needed.includes(at))) {
      const lacking = missing.reduce((sum, at) => sum + (isFillerWord(words[at]?.word ?? "") ? 0.2 : 1), 0);
      take({ phrase, kind: "similar", cost: cost + lacking, share, ranges });
    }
  }
}

function phrasesWith(index: EnglishIndex, terms: readonly QueryTerm[], at: number): Set<number> {
  const covering = terms.filter(({ from, to }) => from <= at && at < to);
  return new Set(covering.flatMap(({ term }) => index.byTerm.get(term) ?? []));
}

const rarest = (sets: readonly Set<number>[]): Set<number> =>
  sets.reduce((least, set) => (set.size < least.size ? set : least), sets[0] ?? new Set());

/** The phrases that are nearly a text as a whole; gives the text of the nearest. */
function takeWholeSimilar(index: EnglishIndex, compact: string, take: Take): string | null {
  const most = mostEdits(compact.length);
  let nearest: { text: string; edits: number } | null = null;
  for (const phrase of index.byWholeSkeleton.get(wholeConsonantTerm(compact) ?? "") ?? []) {
    const indexed = index.phrases[phrase];
    if (!indexed) continue;
    const edits = editDistance(indexed.compact, compact, most);
    if (edits > most) continue;
    const ranges: CompactRange[] = [[0, indexed.compact.length]];
    take({ phrase, kind: "similar", cost: edits * COST_OF_EDIT, share: 1, ranges });
    if (!nearest || edits < nearest.edits) nearest = { text: indexed.text, edits };
  }
  return nearest?.text ?? null;
}

/** The phrases with what tells most of a text, though not all of it. */
function takeParts(index: EnglishIndex, words: readonly EnglishWord[], take: Take): void {
  const terms = parseQueryTerms(index, words);
  const weights = words.map(({ word, stem }) => index.weightOf(word, stem));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const telling = words.flatMap(({ word }, at) => (isLowWeightWord(word) ? [] : [at]));
  const allKnown = words.every(({ word }, at) => isKnown(index, word, at === words.length - 1));
  const least = allKnown ? LEAST_SHARE_OF_KNOWN : LEAST_SHARE;
  for (const phrase of firstOf(new Set(telling.flatMap((at) => [...phrasesWith(index, terms, at)])))) {
    const indexed = index.phrases[phrase];
    if (!indexed) continue;
    const { missing, cost, share, ranges } = coverage(indexed, terms, words);
    const lacking = missing.reduce((sum, at) => sum + (weights[at] ?? 0), 0);
    if (lacking > total * (1 - least)) continue;
    take({ phrase, kind: "contained", cost: cost + missing.length, share, ranges });
  }
}
