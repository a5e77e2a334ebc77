import { normalizeSearchText } from "@saywhere/validators/texts/normalize-search-text";
import type { CompactRange } from "../matching/match-text.ts";
import { compactText, wholeConsonantTerm } from "../matching/text-terms.ts";
import type { SearchVocabulary } from "../search-source.ts";
import { createSpellingCandidates, type SpellingCandidates } from "./spelling-candidates.ts";
import { englishWords, isLowWeightWord, isStopWord } from "./tokenize.ts";

/** An indexed term of a text: a word, two words joined, or the concept of a synonym. */
export interface IndexedTerm {
  /** Range in the text without spaces. */
  range: CompactRange;
  /** Positions of the phrase's words that the term covers. */
  from: number;
  to: number;
}

/** A text by which a phrase is found: its English, or one of its intents. */
export interface IndexedText {
  /** Position of the phrase in the vocabulary. */
  phrase: number;
  /** Whether it is an intent: a way to say the need, and not the phrase itself. */
  isIntent: boolean;
  /** Whether the phrase has a gap, which any word of a query may fill: 'A ticket to..., please'. */
  hasGap: boolean;
  /** Normalized. */
  text: string;
  compact: string;
  category: string;
  terms: ReadonlyMap<string, IndexedTerm>;
  /** Weight of each word by how distinctive it is, and the sum of all weights. */
  weights: readonly number[];
  weight: number;
}

/**
 * Index of the English of all phrases and of their intents; numbers are positions in `texts`. The texts begin with the
 * English of all phrases in the order of the vocabulary.
 */
export interface EnglishIndex {
  texts: readonly IndexedText[];
  /** Positions of the texts of each phrase of the vocabulary. */
  textsOf: readonly (readonly number[])[];
  /** Number of popular phrases at the start of the list. */
  popular: number;
  byTerm: ReadonlyMap<string, readonly number[]>;
  byCompact: ReadonlyMap<string, readonly number[]>;
  /** Positions of the texts with the skeleton of a whole text; indexed when a text is first sought by it. */
  withSkeleton(skeleton: string): readonly number[];
  /** The texts without spaces, in alphabetical order, to find those that start with a query. */
  beginnings: readonly (readonly [compact: string, text: number])[];
  /** Words with the term that each stands for, in alphabetical order. */
  completions: readonly (readonly [word: string, term: string])[];
  concepts: SynonymConcepts;
  /** Words of intents that no phrase has. They complete a query only when most of the word is typed. */
  intentWords: ReadonlySet<string>;
  /** The words of phrases and synonyms, and those that only intents have. */
  nearWords: SpellingCandidates;
  nearIntentWords: SpellingCandidates;
  weightOf(word: string, term: string): number;
}

/** The gap of a phrase, as editors write it. */
const GAP = /\.\.\.|…/;
const STOP_WEIGHT = 0.05;
/** Weight of a word of questions and requests; a significant word weighs more. */
export const LIGHT_WEIGHT = 0.5;

/** Builds the index by which phrases are found in English, once per vocabulary. */
export function createEnglishIndex({ phrases, popular, synonyms }: SearchVocabulary): EnglishIndex {
  const concepts = createSynonymConcepts(synonyms);
  const byTerm = new Map<string, number[]>();
  const byCompact = new Map<string, number[]>();
  const completions = new Map<string, string>();
  const intentWords = new Set<string>();
  const written = [
    ...phrases.map(({ english }, phrase) => ({ phrase, isIntent: false, written: english })),
    ...phrases.flatMap(({ intents = [] }, phrase) =>
      intents.map((intent) => ({ phrase, isIntent: true, written: intent })),
    ),
  ];
  const read = written.map((one, at) => {
    const text = normalizeSearchText(one.written);
    const words = englishWords(text);
    const terms = termsOf(words, one.isIntent ? null : concepts);
    for (const term of terms.keys()) add(byTerm, term, at);
    for (const { word, stem } of words) {
      if (one.isIntent && !completions.has(word)) intentWords.add(word);
      completions.set(word, stem);
    }
    const compact = compactText(text);
    add(byCompact, compact, at);
    return { phrase: one.phrase, isIntent: one.isIntent, text, words, terms, compact };
  });
  for (const [word, concept] of concepts.words) {
    if (concept && !completions.has(word)) completions.set(word, concept);
  }
  let bySkeleton: Map<string, number[]> | null = null;
  const rarity = new Map<string, number>();
  const rarityOf = (term: string): number => {
    const having = byTerm.get(term);
    if (!having) return Math.log(1 + phrases.length);
    const known = rarity.get(term);
    if (known !== undefined) return known;
    const rare = Math.log(1 + phrases.length / new Set(having.map((at) => read[at]?.phrase)).size);
    rarity.set(term, rare);
    return rare;
  };
  const weightOf = (word: string, term: string): number => {
    if (isStopWord(word)) return STOP_WEIGHT;
    return isLowWeightWord(word) ? LIGHT_WEIGHT : rarityOf(term);
  };
  const textsOf = phrases.map((): number[] => []);
  for (const [at, { phrase }] of read.entries()) textsOf[phrase]?.push(at);
  return {
    texts: read.map(({ phrase, isIntent, text, words, terms, compact }) => {
      const weights = words.map(({ word, stem }) => weightOf(word, stem));
      return {
        phrase,
        isIntent,
        hasGap: GAP.test(phrases[phrase]?.english ?? ""),
        text,
        compact,
        category: phrases[phrase]?.category.slug ?? "",
        terms,
        weights,
        weight: weights.reduce((sum, weight) => sum + weight, 0) || 1,
      };
    }),
    textsOf,
    popular,
    byTerm,
    byCompact,
    withSkeleton(skeleton) {
      bySkeleton ??= indexSkeletons(read.map(({ compact }) => compact));
      return bySkeleton.get(skeleton) ?? [];
    },
    beginnings: sorted(byCompact).flatMap(([compact, texts]) => texts.map((at) => [compact, at] as const)),
    completions: sorted(completions),
    concepts,
    nearWords: createSpellingCandidates(
      new Set([
        ...[...completions.keys()].filter((word) => !intentWords.has(word)),
        ...concepts.words.keys(),
      ]),
    ),
    intentWords,
    nearIntentWords: createSpellingCandidates(intentWords),
    weightOf,
  };
}

function indexSkeletons(compacts: readonly string[]): Map<string, number[]> {
  const index = new Map<string, number[]>();
  for (const [at, compact] of compacts.entries()) {
    const skeleton = wholeConsonantTerm(compact);
    if (skeleton) add(index, skeleton, at);
  }
  return index;
}

function termsOf(
  words: ReturnType<typeof englishWords>,
  concepts: SynonymConcepts | null,
): Map<string, IndexedTerm> {
  const terms = new Map<string, IndexedTerm>();
  const addTerm = (term: string, from: number, to: number): void => {
    const [first, last] = [words[from], words[to - 1]];
    if (!first || !last || terms.has(term)) return;
    terms.set(term, { range: [first.start, last.end], from, to });
  };
  for (const [index, { stem, word }] of words.entries()) {
    addTerm(stem, index, index + 1);
    const next = words[index + 1];
    const areTelling = next && !isStopWord(word) && !isStopWord(next.word);
    if (areTelling) addTerm(word + next.stem, index, index + 2);
  }
  const spans = concepts?.find(words.map(({ stem }) => stem)) ?? [];
  for (const { concept, from, to } of spans) addTerm(concept, from, to);
  return terms;
}

function add(index: Map<string, number[]>, key: string, text: number): void {
  const known = index.get(key);
  if (known) known.push(text);
  else index.set(key, [text]);
}

/** Sorts the keys without a comparison of our own, which takes several times as long. */
const sorted = <Value>(byKey: ReadonlyMap<string, Value>): [key: string, value: Value][] =>
  [...byKey.keys()].toSorted().map((key) => [key, byKey.get(key) as Value]);

/** Returns the entries of a sorted list whose text starts with a prefix. */
export function startingWith<Entry extends readonly [string, unknown]>(
  entries: readonly Entry[],
  start: string,
): Entry[] {
  let [low, high] = [0, entries.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((entries[middle]?.[0] ?? "") < start) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while (entries[end]?.[0].startsWith(start)) end++;
  return entries.slice(low, end);
}

/** The concept of a synonym group, at the position of one of its synonyms in a text. */
export interface ConceptSpan {
  /** The group's term. It starts with `#`, as no word does, so that it never equals the term of a word. */
  concept: string;
  from: number;
  to: number;
}

export interface SynonymConcepts {
  /** Words of all synonyms, with the term that each alone stands for; null for a part of a longer synonym. */
  readonly words: ReadonlyMap<string, string | null>;
  /** Finds the synonyms in a text of these stems. */
  find(stems: readonly string[]): ConceptSpan[];
}

/** Indexes synonyms by their first word. A word may be in several groups. */
export function createSynonymConcepts(groups: readonly (readonly string[])[]): SynonymConcepts {
  const byFirst = new Map<string, { stems: string[]; concept: string }[]>();
  const words = new Map<string, string | null>();
  for (const [index, group] of groups.entries()) {
    const concept = `#${index}`;
    for (const synonym of group) {
      const parts = englishWords(normalizeSearchText(synonym));
      const [first] = parts;
      if (!first) continue;
      const known = byFirst.get(first.stem) ?? [];
      known.push({ stems: parts.map(({ stem }) => stem), concept });
      byFirst.set(first.stem, known);
      for (const { word } of parts) words.set(word, parts.length === 1 ? concept : (words.get(word) ?? null));
    }
  }
  return {
    words,
    find(stems) {
      return stems.flatMap((first, from) =>
        (byFirst.get(first) ?? [])
          .filter((synonym) => synonym.stems.every((stem, offset) => stems[from + offset] === stem))
          .map(({ concept, stems: { length } }) => ({ concept, from, to: from + length })),
      );
    },
  };
}
