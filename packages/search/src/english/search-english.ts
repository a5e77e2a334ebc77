import { type CompactRange, rankOf } from "../matching/match-text.ts";
import { compactText, wholeConsonantTerm, wordsOf } from "../matching/text-terms.ts";
import { editDistance, mostEdits } from "../normalization/edit-distance.ts";
import { type EnglishIndex, startingWith } from "./english-index.ts";
import type { EnglishTextMatch, TakeMatch } from "./english-text-match.ts";
import { isIncidental } from "./incidental-words.ts";
import { isNumberWord } from "./number-words.ts";
import { takeNumerals, takeParts } from "./partial-matches.ts";
import {
  coverage,
  firstOf,
  isMostOf,
  MIN_SURE_START_LENGTH,
  parseQueryTerms,
  textsWith,
} from "./query-terms.ts";
import { correctWords } from "./spell-correct.ts";
import { type EnglishWord, englishWords, isFillerWord, isLowWeightWord, isStopWord } from "./tokenize.ts";

/** A phrase whose English matches. */
export interface EnglishMatch extends Omit<EnglishTextMatch, "text" | "hasOwnWords"> {
  /** Position of the phrase in the vocabulary. */
  phrase: number;
}

export interface EnglishMatches {
  /** In order, the best match first. */
  matches: EnglishMatch[];
  /** The corrected text, if the matches are those of a text without typos. */
  corrected: string | null;
  /** Whether the corrected words may as well be other words. */
  isDoubtful?: boolean;
}

const MIN_BEGINNING_LENGTH = 3;
const MIN_WORD_LENGTH = 2;
/** Ranks the phrases that an intent leads to behind those with the same words. */
const COST_OF_INTENT = 0.1;
/** Cost of an intent of which the query is only a part, the more the less it covers. */
const COST_OF_REST = 0.3;
/** Shorter texts are single words, which are corrected like those of phrases. */
const MIN_MISSPELLED_INTENT_LENGTH = 8;
/** Cost of a query that is only a synonym: one that consists of the phrase's own words, and any other. */
const COST_OF_SYNONYM_ALONE = { own: 0.05, other: 0.5 };
/** Ranks a phrase that has all words before one of which they are an intent: less than `COST_OF_INTENT`. */
const COST_OF_OWN_WORDS = 0.09;
const COST_OF_EDIT = 0.5;
/** Added per rank, so that a match that was weaker before the correction ranks behind one that was better. */
const COST_OF_RANK = 0.1;
/**
 * Returns the phrases that a text means in English.
 *
 * @param text normalized
 * @param category slug of the category to search
 */
export function searchEnglish(index: EnglishIndex, text: string, category: string | null): EnglishMatches {
  const found = new Map<number, EnglishMatch>();
  const take = (match: EnglishMatch): void => {
    const known = found.get(match.phrase);
    if (!known || compareMatches(index, match, known) < 0) found.set(match.phrase, match);
  };
  const withOwnWords: EnglishMatch[] = [];
  let foundIntent = false;
  const takeText = ({ text: at, hasOwnWords, ...match }: EnglishTextMatch): void => {
    const indexed = index.texts[at];
    if (!indexed || (category && indexed.category !== category)) return;
    const { phrase } = indexed;
    foundIntent ||= indexed.isIntent && match.kind === "same";
    if (hasOwnWords) withOwnWords.push({ phrase, ...match, kind: "same", cost: COST_OF_OWN_WORDS });
    take({ phrase, ...(indexed.isIntent ? matchOfIntent(match) : match) });
  };
  const listed = (corrected: string | null): EnglishMatches => {
    if (foundIntent) withOwnWords.forEach(take);
    return { matches: [...found.values()].toSorted((a, b) => compareMatches(index, a, b)), corrected };
  };
  const compact = compactText(text);
  if (!compact) return listed(null);
  takeWhole(index, compact, takeText);
  const words = englishWords(text);
  if (words.length > 1 && words.every(({ word }) => isNumberWord(word))) {
    // Not by its words, which may be one: 'nine' starts 'ninety', so 'ninety nine' would be Ninety alone.
    takeNumerals(index, words, takeText);
    return listed(null);
  }
  takeWords(index, words, takeText);
  if ([...found.values()].some(({ kind }) => kind !== "similar")) return listed(null);
  const similar = takeWholeSimilar(index, compact, takeText);
  if (similar) return listed(similar);
  const correction = correctWords(index, text);
  if (correction) {
    // A partial match shows too little of what was meant, unless it has the corrected words and these are sure.
    const { sureWords } = correction;
    const matches = searchEnglish(index, correction.text, category).matches.filter(
      ({ kind, phrase }) => kind !== "contained" || sureWords?.every((word) => hasWord(index, phrase, word)),
    );
    for (const match of matches) {
      const cost = match.cost + correction.edits * COST_OF_EDIT + rankOf(match.kind) * COST_OF_RANK;
      take({ ...match, kind: "similar", cost });
    }
    if (matches.length > 0) return { ...listed(correction.text), isDoubtful: correction.isDoubtful };
  }
  if (found.size === 0) takeParts(index, words, takeText);
  return listed(null);
}

/**
 * The match of a phrase by an intent. The start of an intent counts as some of its words, because it does not start the
 * phrase, and nothing of the phrase itself is highlighted.
 */
function matchOfIntent(match: Omit<EnglishMatch, "phrase">): Omit<EnglishMatch, "phrase"> {
  const { kind, cost, share } = match;
  const rest = kind === "same" ? 0 : (1 - share) * COST_OF_REST;
  return {
    ...match,
    kind: kind === "prefix" ? "words" : kind,
    cost: cost + COST_OF_INTENT + rest,
    ranges: [],
  };
}

/** Compares two matches, guesses last, by match quality, then popular phrases first, then by the order of the lists. */
function compareMatches(index: EnglishIndex, one: EnglishMatch, other: EnglishMatch): number {
  const isPopular = ({ phrase }: EnglishMatch) => Number(phrase < index.popular);
  const tenths = ({ share }: EnglishMatch) => Math.round(share * 10);
  return (
    Number(one.isGuess ?? 0) - Number(other.isGuess ?? 0) ||
    rankOf(one.kind) - rankOf(other.kind) ||
    one.cost - other.cost ||
    isPopular(other) - isPopular(one) ||
    tenths(other) - tenths(one) ||
    one.phrase - other.phrase
  );
}

function takeWhole(index: EnglishIndex, compact: string, take: TakeMatch): void {
  for (const text of index.byCompact.get(compact) ?? []) {
    take({ text, kind: "same", cost: 0, share: 1, ranges: [[0, compact.length]] });
  }
  if (compact.length < MIN_BEGINNING_LENGTH) return;
  const prefixed = startingWith(index.beginnings, compact).map(([, text]) => text);
  for (const text of firstOf(prefixed)) {
    const indexed = index.texts[text];
    const word = wordsOf(indexed?.text ?? "")[0] ?? "";
    // A whole word of an intent is not its start, but one of its words.
    if (indexed?.isIntent && (compact === word || !isMostOf(compact, word))) continue;
    const isGuess = indexed?.isIntent && word.startsWith(compact) && compact.length < MIN_SURE_START_LENGTH;
    take({ text, kind: "prefix", cost: 0, share: 0, ranges: [[0, compact.length]], isGuess });
  }
}

/**
 * Takes the texts with all words of a text, literally or by synonyms. The text may have additional low-weight words.
 */
function takeWords(index: EnglishIndex, words: readonly EnglishWord[], take: TakeMatch): void {
  const terms = parseQueryTerms(index, words);
  const telling = words.flatMap(({ word }, at) => (isStopWord(word) ? [] : [at]));
  const needed = telling.length > 0 ? telling : [...words.keys()];
  if (words.every(({ word }) => word.length < MIN_WORD_LENGTH && isStopWord(word))) return;
  for (const text of firstOf(rarest(needed.map((at) => textsWith(index, terms, at))))) {
    const indexed = index.texts[text];
    if (!indexed) continue;
    const found = coverage(indexed, terms, words);
    const { missing, cost, share, ranges, isSynonym, isAsWritten } = found;
    const isGuess = isIncidental(index, indexed, found, words);
    const costAlone = isAsWritten ? COST_OF_SYNONYM_ALONE.own : COST_OF_SYNONYM_ALONE.other;
    if (isSynonym) take({ text, kind: "same", cost: costAlone, share, ranges });
    else if (missing.length === 0) {
      const hasOwnWords =
        !indexed.isIntent && isAsWritten && words.some(({ word }) => !isLowWeightWord(word));
      take({ text, kind: "words", cost, share, ranges, isGuess, hasOwnWords });
    } else if (!missing.some((at) => needed.includes(at))) {
      const lacking = missing.reduce((sum, at) => sum + (isFillerWord(words[at]?.word ?? "") ? 0.2 : 1), 0);
      take({ text, kind: "similar", cost: cost + lacking, share, ranges, isGuess });
    }
  }
}

const rarest = (sets: readonly Set<number>[]): Set<number> =>
  sets.reduce((least, set) => (set.size < least.size ? set : least), sets[0] ?? new Set());

/** Whether a text of a phrase has a word. */
function hasWord(index: EnglishIndex, phrase: number, word: string): boolean {
  const texts = textsWith(index, parseQueryTerms(index, englishWords(word)), 0);
  return [...texts].some((at) => index.texts[at]?.phrase === phrase);
}

/** Takes the texts that are similar to the whole text, and returns the nearest. */
function takeWholeSimilar(index: EnglishIndex, compact: string, take: TakeMatch): string | null {
  const most = mostEdits(compact.length);
  let nearest: { text: string; edits: number } | null = null;
  for (const text of index.withSkeleton(wholeConsonantTerm(compact) ?? "")) {
    const indexed = index.texts[text];
    if (!indexed || (indexed.isIntent && compact.length < MIN_MISSPELLED_INTENT_LENGTH)) continue;
    const edits = editDistance(indexed.compact, compact, most);
    if (edits > most) continue;
    const ranges: CompactRange[] = [[0, indexed.compact.length]];
    take({ text, kind: "similar", cost: edits * COST_OF_EDIT, share: 1, ranges });
    if (!nearest || edits < nearest.edits) nearest = { text: indexed.text, edits };
  }
  return nearest?.text ?? null;
}
