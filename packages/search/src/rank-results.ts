import type { PhraseEntry } from "@saywhere/validators/content/phrase-entry";
import { ENTRIES_OF_GROUP, SEARCH_LIMIT } from "@saywhere/validators/search/search-limits";
import type { SearchGroup, SearchHit, SearchMatch } from "@saywhere/validators/search/search-result";
import { MATCH_KINDS, type MatchKind, rankOf } from "./matching/match-text.ts";
import { preferFirst } from "./prefer-first.ts";
import type { VocabularyIndex } from "./vocabulary-index.ts";

/** A phrase with the languages in which it was found for the same reason. */
export interface PhraseResult {
  entries: readonly PhraseEntry[];
  /** Number of languages in which the phrase was found. */
  total: number;
  kind: MatchKind;
  cost: number;
  share: number;
  match: SearchMatch | null;
  /** Whether the reason holds in every language. */
  inEveryLanguage: boolean;
  /** Whether it is only similar to the query: doubtfully corrected English, or a text that sounds like the query. */
  isGuess: boolean;
}

/** Position of a result's kind in the ranking; guesses come last. */
const rankOfResult = ({ kind, isGuess }: PhraseResult): number =>
  isGuess ? MATCH_KINDS.length : rankOf(kind);

/**
 * Sorts results by match quality, then popular phrases first, then by the share of the text that the query covers, then
 * by the order of the lists.
 */
export function rank(index: VocabularyIndex, found: readonly PhraseResult[]): PhraseResult[] {
  const { popular } = index.vocabulary;
  const keyed = found.map((one) => {
    const [first] = one.entries;
    const place = index.positionOfPhrase.get(first?.phrase.slug ?? "") ?? Number.POSITIVE_INFINITY;
    const language = index.positionOfLanguage.get(first?.language.slug ?? "") ?? Number.POSITIVE_INFINITY;
    const key = [
      rankOfResult(one),
      rankOf(one.kind),
      one.cost,
      place < popular ? 0 : 1,
      -Math.round(one.share * 10),
      place,
      language,
    ];
    return { one, key };
  });
  return keyed.toSorted((a, b) => compareKeys(a.key, b.key)).map(({ one }) => one);
}

function compareKeys(one: readonly number[], other: readonly number[]): number {
  for (const [at, value] of one.entries()) {
    const difference = value - (other[at] ?? 0);
    if (difference !== 0 && !Number.isNaN(difference)) return difference;
  }
  return 0;
}

/**
 * Returns the hits in order: an exact match in all its languages; of weaker matches, hits alternate between phrases, so
 * that the first hits show different phrases. What was found by its English begins with the preferred language.
 *
 * @param preferred slug; undefined for none
 */
export function listHits(found: readonly PhraseResult[], preferred?: string): SearchHit[] {
  const isExact = ({ kind, cost }: PhraseResult) => kind === "same" && cost === 0;
  const rankOfHits = (one: PhraseResult) => (isExact(one) ? -1 : rankOfResult(one));
  const hits = [...Map.groupBy(found, rankOfHits).values()].flatMap((alike) => {
    const all = alike.flatMap(hitsOf);
    if (alike.every(isExact)) return all;
    return roundRobin([...Map.groupBy(all, ({ phrase }) => phrase.slug).values()]);
  });
  const english = found.flatMap((one) => (one.inEveryLanguage && !one.isGuess ? one.entries : []));
  return putFirst(uniqueById(hits), new Set(english.map(({ id }) => id)), preferred).slice(0, SEARCH_LIMIT);
}

/** Puts the preferred language first among the hits that were found by their English; the others keep their places. */
function putFirst(hits: SearchHit[], english: ReadonlySet<number>, preferred: string | undefined) {
  const sorted = preferFirst(
    hits.filter(({ id }) => english.has(id)),
    ({ language }) => language.slug === preferred,
  ).values();
  return hits.map((hit) => (english.has(hit.id) ? (sorted.next().value ?? hit) : hit));
}

/** Returns the phrases found, each once with its languages, in the order of their best hits. */
export function groupPhrases(found: readonly PhraseResult[]): SearchGroup[] {
  const byPhrase = Map.groupBy(found, ({ entries }) => entries[0]?.phrase.slug);
  return [...byPhrase.values()].slice(0, SEARCH_LIMIT).flatMap((reasons) => {
    const everywhere = reasons.find(({ inEveryLanguage }) => inEveryLanguage);
    const listed = inOrderOfLanguages(uniqueById(reasons.flatMap(hitsOf)), reasons, everywhere);
    const [first] = listed;
    if (!first) return [];
    const { phrase, category } = first;
    return {
      phrase,
      category,
      match: everywhere?.match ?? null,
      hits: listed.slice(0, ENTRIES_OF_GROUP),
      total: everywhere?.total ?? listed.length,
    };
  });
}

/**
 * Lists a phrase whose English has the searched words in the order of languages, unless one of its texts is the query: a
 * visitor who types "vegetarian" does not look for Hungarian, where "Vegetáriánus vagyok" begins with it too.
 */
function inOrderOfLanguages(hits: SearchHit[], reasons: PhraseResult[], english: PhraseResult | undefined) {
  if (!english || rankOfResult(english) > rankOf("words")) return hits;
  if (english.kind !== "same" && reasons[0]?.kind === "same") return hits;
  const byId = new Map(hits.map((hit) => [hit.id, hit]));
  return uniqueById([...english.entries.flatMap(({ id }) => byId.get(id) ?? []), ...hits]);
}

/** Keeps each hit once, with its best reason. */
function uniqueById(hits: readonly SearchHit[]): SearchHit[] {
  const seen = new Set<number>();
  return hits.filter(({ id }) => !seen.has(id) && seen.add(id));
}

const hitsOf = ({ entries, match }: PhraseResult): SearchHit[] =>
  entries.map((entry) => ({ ...entry, match }));

function roundRobin<Item>(queues: readonly (readonly Item[])[]): Item[] {
  const longest = Math.max(0, ...queues.map(({ length }) => length));
  return Array.from({ length: longest }, (_, turn) =>
    queues.flatMap((queue) => queue.slice(turn, turn + 1)),
  ).flat();
}
