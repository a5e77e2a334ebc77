import { type CompactRange, type MatchKind, rankOf } from "../matching/match-text.ts";
import { compactText, wholeConsonantTerm } from "../matching/text-terms.ts";
import { editDistance, mostEdits } from "../normalization/edit-distance.ts";
import { type EnglishIndex, startingWith } from "./english-index.ts";
import { isNumberWord } from "./number-words.ts";
import { coverage, parseQueryTerms, type QueryTerm } from "./query-terms.ts";
import { correctWords, isKnown } from "./spell-correct.ts";
import { type EnglishWord, englishWords, isFillerWord, isLowWeightWord, isStopWord } from "./tokenize.ts";

/** A phrase whose English matches. */
export interface EnglishMatch {
  /** Position of the phrase in the vocabulary. */
  phrase: number;
  kind: MatchKind;
  /** Penalty among matches of the same kind: typos, synonyms, missing words. */
  cost: number;
  /** Share of the phrase that the query covers. */
  share: number;
  ranges: readonly CompactRange[];
}

export interface EnglishMatches {
  /** In order, the best match first. */
  matches: EnglishMatch[];
  /** The corrected text, if the matches are those of a text without typos. */
  corrected: string | null;
}

const SHORTEST_BEGINNING = 3;
const SHORTEST_WORD = 2;
const MOST_CANDIDATES = 300;
/** Cost of a query that is only a synonym: one that consists of the phrase's own words, and any other. */
const COST_OF_SYNONYM_ALONE = { own: 0.05, other: 0.5 };
const COST_OF_EDIT = 0.5;
/** Added per rank, so that a match that was weaker before the correction ranks behind one that was better. */
const COST_OF_RANK = 0.1;
/**
 * Minimum share of a text that a phrase must have if it lacks the rest: with words unknown to every phrase, and
 * without.
 */
const LEAST_SHARE = 0.65;
const LEAST_SHARE_OF_KNOWN = 0.5;

/**
 * Returns the phrases that a text means in English.
 *
 * @param text normalised
 * @param category slug of the category to search
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
    // A partial match of a corrected text is dropped, because it shows too little of what was meant.
    const matches = searchEnglish(index, correction.text, category).matches.filter(
      ({ kind }) => kind !== "contained",
    );
    for (const match of matches) {
      const cost = match.cost + correction.edits * COST_OF_EDIT + rankOf(match.kind) * COST_OF_RANK;
      take({ ...match, kind: "similar", cost });
    }
    if (matches.length > 0) return listed(correction.text);
  }
  if (found.size === 0) {
    if (words.every(({ word }) => isNumberWord(word))) takeNumerals(index, words, take);
    else takeParts(index, words, take);
  }
  return listed(null);
}

/** Compares two matches by match quality, then popular phrases first, then by the order of the lists. */
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

/** Limits very many candidates to the phrases listed first. */
const firstOf = (phrases: Iterable<number>): number[] =>
  [...phrases].toSorted((a, b) => a - b).slice(0, MOST_CANDIDATES);

type Take = (match: EnglishMatch) => void;

function takeWhole(index: EnglishIndex, compact: string, take: Take): void {
  for (const phrase of index.byCompact.get(compact) ?? []) {
    take({ phrase, kind: "same", cost: 0, share: 1, ranges: [[0, compact.length]] });
  }
  if (compact.length < SHORTEST_BEGINNING) return;
  const prefixed = startingWith(index.beginnings, compact).map(([, phrase]) => phrase);
  for (const phrase of firstOf(prefixed)) {
    take({ phrase, kind: "prefix", cost: 0, share: 0, ranges: [[0, compact.length]] });
  }
}

/**
 * Takes the phrases with all words of a text, literally or by synonyms. The text may have additional low-weight words.
 */
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

/** Takes the phrases that are similar to the whole text, and returns the text of the nearest. */
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

/** Takes the numerals of which a number consists, in its order: 'Twenty' and 'One' for 'twenty one'. */
function takeNumerals(index: EnglishIndex, words: readonly EnglishWord[], take: Take): void {
  for (let from = 0; from < words.length; from++) {
    for (let to = words.length; to > from; to--) {
      const compact = words
        .slice(from, to)
        .map(({ word }) => word)
        .join("");
      // 'thousand' is in the guide as 'one thousand'.
      const numerals = index.byCompact.get(compact) ?? index.byCompact.get(`one${compact}`) ?? [];
      for (const phrase of numerals)
        take({ phrase, kind: "contained", cost: 1 + from, share: 1, ranges: [] });
      if (numerals.length === 0) continue;
      from = to - 1;
      break;
    }
  }
}

/** Takes the phrases that have most of a text's weight, but not all of it. */
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
