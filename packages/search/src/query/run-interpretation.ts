import { ENTRIES_OF_GROUP, SEARCH_LIMIT } from "@saywhere/validators/search/search-limits";
import { hasEnglishWord } from "../english/has-english-word.ts";
import type { EnglishMatch, EnglishMatches } from "../english/search-english.ts";
import { highlightRanges } from "../matching/highlight.ts";
import { rankOf } from "../matching/match-text.ts";
import type { TranslationResult } from "../matching/match-translations.ts";
import { type PhraseResult, rank } from "../rank-results.ts";
import type { PhraseRequest, SearchScope, SearchSource } from "../search-source.ts";
import type { FindTranslations } from "../translations/find-translations.ts";
import type { VocabularyIndex } from "../vocabulary-index.ts";
import { findFromOtherLanguages } from "./find-from-other-languages.ts";
import type { Interpretation } from "./interpret-query.ts";

/** Result of one interpretation of a query. */
export interface InterpretationResult {
  /** The matched text of the interpretation, normalized. */
  text: string;
  corrected: string | null;
  found: PhraseResult[];
}

/** `searchEnglish` bound to a vocabulary; an implementation may memoise repeated calls. */
export type FindEnglish = (text: string, category: string | null) => EnglishMatches;

/** If every match costs as much as two typos, other spellings of the text are tried, which may be nearer. */
const COST_OF_DOUBT = 1;
const MAX_COST_OF_PLAIN = 0.3;
const MIN_SHARE_OF_PLAIN = 0.6;
/** A text of at least this many words that starts a phrase is taken to be English. */
const SURELY_ENGLISH = 3;

/** Runs an interpretation in a scope; returns null if the interpretation is not the one that was meant. */
export async function runInterpretation(
  source: SearchSource,
  index: VocabularyIndex,
  { texts, least, isPlain, isLoose, isForeign }: Interpretation,
  scope: SearchScope,
  find: FindEnglish,
  translationsOf: FindTranslations,
): Promise<InterpretationResult | null> {
  if (texts.includes("") && texts.length === 1) return findAll(source, index, scope);
  if (isForeign) return findFromOtherLanguages(source, index, texts, scope, translationsOf);
  const english = bestEnglish(find, texts, scope);
  const [best] = english.matches;
  if (least && (!best || rankOf(best.kind) > rankOf(least))) return null;
  if (isPlain && best && !isPlainMatch(best)) return null;
  const matches = english.matches.slice(0, SEARCH_LIMIT);
  const isInEnglish = matches.length === 0 && hasEnglishWord(index.english, english.text);
  const [phrases, written] = await Promise.all([
    readPhrases(source, index, matches, scope, english.isDoubtful ?? false),
    isAnswered(index, english, scope) ? [] : translationsOf.asWritten(english.text, scope),
  ]);
  const plain = isInEnglish ? written.filter(({ kind }) => kind !== "similar") : written;
  const isInDoubt =
    (phrases.length === 0 || (english.corrected !== null && (best?.cost ?? 0) >= COST_OF_DOUBT)) &&
    plain.every(({ cost }) => cost >= COST_OF_DOUBT);
  const isUnlike = [...phrases, ...plain].every(({ kind }) => rankOf(kind) > rankOf("words"));
  const [conventional, respelled, phonetic] = await Promise.all([
    isInDoubt || isUnlike ? translationsOf.conventional(english.text, scope) : [],
    isInDoubt && !isInEnglish ? translationsOf.respelled(english.text, scope) : [],
    (isInDoubt || isUnlike) && !isInEnglish ? translationsOf.phonetic(english.text, scope) : [],
  ]);
  const native = [...plain, ...conventional, ...respelled, ...phonetic].map((one) =>
    resultOf(one, english.text, scope),
  );
  const found = rank(index, [...phrases, ...native]);
  const [first] = found;
  const soundsLike = first?.match?.sounds_like;
  if (!first || (isLoose && soundsLike)) return null;
  const isCorrected = first.inEveryLanguage && !english.isDoubtful && !soundsLike;
  return { text: english.text, corrected: isCorrected ? english.corrected : null, found };
}

/** Minimum share of a text that a word of Latin letters must have, which may as well be an English word. */
const MIN_SHARE_OF_TEXT = 0.3;
/** Words up to this length are the start or a word of many texts: 'dog', 'cat'. */
const FEW_LETTERS = 4;

/** Whether a word of Latin letters is too small a part of a text to mean it: 'piano' of 'Più piano, per favore'. */
const isSmallPart = (text: string, { share, isBegun }: TranslationResult): boolean =>
  /^[a-z]+$/.test(text) && (isBegun || text.length <= FEW_LETTERS || share < MIN_SHARE_OF_TEXT);

/**
 * A similar text is a guess, and said to be one, unless the query names the language: so many texts sound alike. So is
 * a small part of a text.
 *
 * @param text normalized
 */
function resultOf(one: TranslationResult, text: string, { language }: SearchScope): PhraseResult {
  const { entry, kind, cost, share } = one;
  const isLikely = kind === "same" || (rankOf(kind) < rankOf("similar") && !isSmallPart(text, one));
  const soundsLike = language === null && !isLikely;
  return {
    entries: [entry],
    total: 1,
    kind,
    cost,
    share,
    get match() {
      return soundsLike ? { ...one.match, sounds_like: true as const } : one.match;
    },
    inEveryLanguage: false,
    isGuess: soundsLike,
  };
}

const isPlainMatch = ({ kind, cost, share }: EnglishMatch): boolean =>
  kind !== "words" || (cost <= MAX_COST_OF_PLAIN && share >= MIN_SHARE_OF_PLAIN);

/** Returns the text with the best English match; without any match, the shortest text. */
function bestEnglish(
  find: FindEnglish,
  texts: readonly string[],
  scope: SearchScope,
): EnglishMatches & { text: string } {
  const all = texts.filter(Boolean).map((text) => ({ text, ...find(text, scope.category) }));
  const badness = ({ matches: [best] }: EnglishMatches) =>
    best ? rankOf(best.kind) * 100 + best.cost : Infinity;
  const [best] = all.toSorted((a, b) => badness(a) - badness(b));
  if (best && best.matches.length > 0) return best;
  const [shortest = ""] = texts.filter(Boolean).toSorted((a, b) => a.length - b.length);
  return { text: shortest, matches: [], corrected: null };
}

/** Whether exact phrases, or a long start of a phrase, make a lookup in other languages unnecessary. */
function isAnswered(
  index: VocabularyIndex,
  english: EnglishMatches & { text: string },
  scope: SearchScope,
): boolean {
  const same = english.matches.filter(({ kind, cost }) => kind === "same" && cost === 0);
  const languages = scope.language ? 1 : index.vocabulary.languages.length;
  if (same.length * languages >= SEARCH_LIMIT) return true;
  const begins = same.length > 0 || english.matches[0]?.kind === "prefix";
  return begins && english.text.split(" ").length >= SURELY_ENGLISH;
}

async function readPhrases(
  source: SearchSource,
  index: VocabularyIndex,
  matches: readonly EnglishMatch[],
  scope: SearchScope,
  isDoubtful: boolean,
): Promise<PhraseResult[]> {
  const others = matches.filter(({ kind }) => kind !== "same").length;
  const mostOfOther = Math.max(ENTRIES_OF_GROUP, Math.ceil(SEARCH_LIMIT / others));
  const requests = matches.flatMap(({ phrase, kind }) => {
    const text = index.vocabulary.phrases[phrase];
    return text ? { slug: text.slug, limit: kind === "same" ? SEARCH_LIMIT : mostOfOther } : [];
  });
  const entries = await readEntries(source, requests, scope);
  return matches.flatMap(({ phrase, kind, cost, share, ranges, isGuess }) => {
    const text = index.vocabulary.phrases[phrase];
    const read = text && entries.get(text.slug);
    if (!read || read.entries.length === 0) return [];
    const soundsLike = isGuess === true || (isDoubtful && kind === "similar");
    return {
      ...read,
      kind,
      cost,
      share,
      match: {
        field: "english" as const,
        text: text.english,
        parts: highlightRanges(text.english, ranges),
        ...(soundsLike && { sounds_like: true as const }),
      },
      inEveryLanguage: true,
      isGuess: soundsLike || (kind === "similar" && cost >= COST_OF_DOUBT),
    };
  });
}

const readEntries = async (source: SearchSource, requests: PhraseRequest[], scope: SearchScope) =>
  requests.length > 0 ? source.readEntries(requests, scope) : new Map<string, never>();

/** Returns the phrases of a category, or the popular phrases in a language. */
async function findAll(
  source: SearchSource,
  index: VocabularyIndex,
  scope: SearchScope,
): Promise<InterpretationResult | null> {
  const { phrases, popular } = index.vocabulary;
  const { category, language } = scope;
  if (!category && !language) return null;
  const requests = phrases
    .filter((phrase, place) => (category ? phrase.category.slug === category : place < popular))
    .slice(0, SEARCH_LIMIT)
    .map(({ slug }) => ({ slug, limit: ENTRIES_OF_GROUP }));
  const read = await readEntries(source, requests, scope);
  const found = requests.flatMap(({ slug }): PhraseResult[] => {
    const one = read.get(slug);
    if (!one || one.entries.length === 0) return [];
    return [{ ...one, kind: "words", cost: 0, share: 0, match: null, inEveryLanguage: true, isGuess: false }];
  });
  return found.length > 0 ? { text: "", corrected: null, found } : null;
}
