import { editDistance, mostEdits } from "../normalization/edit-distance.ts";
import { consonantBits, phoneticKey } from "../normalization/phonetics.ts";
import { compactText, consonantTerm, isUnspaced, wholeConsonantTerm, wordsOf } from "./text-terms.ts";

/** The ways in which a text can match a query, the best first. */
export const MATCH_KINDS = ["same", "prefix", "words", "similar", "contained"] as const;
export type MatchKind = (typeof MATCH_KINDS)[number];

/** Returns the position of a kind in the ranking: the smaller, the better. */
export const rankOf = (kind: MatchKind): number => MATCH_KINDS.indexOf(kind);

/** A range of a text without its spaces, in UTF-16 units of its normal form. */
export type CompactRange = readonly [start: number, end: number];

export interface TextMatch {
  kind: MatchKind;
  /** Number of typos between the two. */
  edits: number;
  /** The matched ranges, in the text without its spaces. */
  ranges: readonly CompactRange[];
}

/** Minimum share of a text that a query with typos must cover. */
const MIN_SHARE_OF_MISSPELLED = 0.5;

/** Minimum length of a query that finds texts by their start, and of a text found as part of a query. */
const MIN_PART_LENGTH = 3;
/** Minimum length of a query that starts a text although its spaces are at other places. */
const MIN_SPLIT_LENGTH = 6;
/** Minimum share of a longer query that a text must make up to be what was meant. */
const MIN_SHARE_OF_QUERY = 0.4;

/**
 * Matches a text with a query; returns null if the query does not mean the text. Sources find by index what this
 * accepts: see `textTerms`.
 *
 * @param text normalized
 */
export function matchText(text: string, query: PreparedText): TextMatch | null {
  return matchPrepared(prepareText(text), query);
}

/** Matches a prepared text, for a text that is compared more than once. */
export function matchPrepared(found: PreparedText, query: PreparedText): TextMatch | null {
  const { compact } = found;
  if (!compact || !query.compact) return null;
  const all: CompactRange[] = [[0, compact.length]];
  if (compact === query.compact) return { kind: "same", edits: 0, ranges: all };
  if (startsWith(compact, query.compact)) {
    const kind = isSplit(found, query) ? "similar" : "prefix";
    return { kind, edits: 0, ranges: [[0, query.compact.length]] };
  }
  // Most texts lack a letter of the query and need no closer comparison.
  const isAllThere = (query.consonants & ~found.consonants) === 0;
  const match = isAllThere ? (matchWords(found, query) ?? matchWhole(found, query, all)) : null;
  return match ?? matchContained(found, query, all);
}

function startsWith(compact: string, start: string): boolean {
  return (start.length >= MIN_PART_LENGTH || isUnspaced(start)) && compact.startsWith(start);
}

/** Whether a short query starts a text only if the spaces are ignored, as 'sofa' starts 'Só falo'. */
const isSplit = (found: PreparedText, query: PreparedText): boolean =>
  query.compact.length < MIN_SPLIT_LENGTH && !found.text.startsWith(query.text);

/** Matches every word of the query, in any order, literally or with typos. */
function matchWords(found: PreparedText, query: PreparedText): TextMatch | null {
  // A single letter is not a word to search for, because nearly every text has it.
  if (query.words.every((word) => word.length < 2 && !isUnspaced(word))) return null;
  const ranges: CompactRange[] = [];
  let edits = 0;
  for (const [at, word] of query.words.entries()) {
    const place = findWord(found, word, query.skeletons[at] ?? null, ranges);
    if (!place) return null;
    edits += place.edits;
    ranges.push(place.range);
  }
  if (edits > 0 && query.compact.length < found.compact.length * MIN_SHARE_OF_MISSPELLED) return null;
  return { kind: edits > 0 ? "similar" : "words", edits, ranges };
}

/** Finds a word that is not matched yet: 'sie sie' does not match a German sentence with one 'Sie'. */
function findWord(
  found: PreparedText,
  word: string,
  skeleton: string | null,
  taken: readonly CompactRange[],
): { range: CompactRange; edits: number } | null {
  if (isUnspaced(word)) {
    const start = found.compact.indexOf(word);
    return start < 0 ? null : { range: [start, start + word.length], edits: 0 };
  }
  const most = mostEdits(word.length);
  let best: { range: CompactRange; edits: number } | null = null;
  let start = 0;
  for (const [at, candidate] of found.words.entries()) {
    const range: CompactRange = [start, start + candidate.length];
    start += candidate.length;
    if (taken.some(([from]) => from === range[0])) continue;
    if (candidate === word) return { range, edits: 0 };
    // Skeletons are expensive, so none is computed for a word that is too long or too short anyway.
    if (!skeleton || Math.abs(candidate.length - word.length) > most) continue;
    if (found.skeletons[at] !== skeleton) continue;
    const edits = editDistance(candidate, word, most);
    if (edits <= most && (!best || edits < best.edits)) best = { range, edits };
  }
  return best;
}

function matchWhole(
  found: PreparedText,
  query: PreparedText,
  ranges: readonly CompactRange[],
): TextMatch | null {
  const most = mostEdits(query.compact.length);
  if (!query.wholeSkeleton || Math.abs(found.compact.length - query.compact.length) > most) return null;
  if (found.wholeSkeleton !== query.wholeSkeleton) return null;
  const edits = editDistance(found.compact, query.compact, most);
  return edits > most ? null : { kind: "similar", edits, ranges };
}

/** Matches a text that is contained in the query: 'hola amigo' finds 'Hola'. */
function matchContained(
  { compact }: PreparedText,
  query: PreparedText,
  ranges: readonly CompactRange[],
): TextMatch | null {
  if (compact.length < MIN_PART_LENGTH && !isUnspaced(compact)) return null;
  if (compact.length < query.compact.length * MIN_SHARE_OF_QUERY) return null;
  for (let from = 0; from < query.words.length; from++) {
    let run = "";
    for (const word of query.words.slice(from)) {
      run += word;
      if (run === compact) return { kind: "contained", edits: 0, ranges };
      if (run.length >= compact.length) break;
    }
  }
  return null;
}

/** A normalized text in its comparison forms. Each form is computed on first access, because most texts need none. */
export class PreparedText {
  readonly text: string;
  readonly compact: string;
  #words: readonly string[] | undefined;
  #skeletons: readonly (string | null)[] | undefined;
  #wholeSkeleton: string | null | undefined;
  #sounds: string | undefined;
  #consonants: number | undefined;

  /** @param text normalized */
  constructor(text: string) {
    this.text = text;
    this.compact = compactText(text);
  }

  get words(): readonly string[] {
    return (this.#words ??= wordsOf(this.text));
  }

  /** The skeleton of each word. */
  get skeletons(): readonly (string | null)[] {
    return (this.#skeletons ??= this.words.map(consonantTerm));
  }

  /** The skeleton of the text as a whole. */
  get wholeSkeleton(): string | null {
    if (this.#wholeSkeleton === undefined) this.#wholeSkeleton = wholeConsonantTerm(this.compact);
    return this.#wholeSkeleton;
  }

  get sounds(): string {
    return (this.#sounds ??= phoneticKey(this.compact));
  }

  /** See `consonantBits`. */
  get consonants(): number {
    return (this.#consonants ??= consonantBits(this.compact));
  }
}

/** @param text normalized */
export const prepareText = (text: string): PreparedText => new PreparedText(text);
