import { editDistance, mostEdits } from "../normalization/edit-distance.ts";
import { consonantKey, phoneticKey } from "../normalization/phonetics.ts";

export interface SpellingCandidate {
  word: string;
  edits: number;
}

/** Finds the known words that a misspelled word may stand for. */
export interface SpellingCandidates {
  /**
   * Returns the candidates, the nearest first; equally near words in the order in which they were given.
   *
   * @param more number of additional typos allowed
   */
  find(word: string, more?: number): SpellingCandidate[];
}

/** Minimum length of a misspelled word, and of a candidate: shorter words are too near to one another. */
const MIN_SOUGHT_LENGTH = 3;
const MIN_FOUND_LENGTH = 4;

/**
 * Indexes words by their skeleton and by their skeleton without one letter. Two words that differ by one consonant, and
 * by any number of vowels, share one of these keys. Words that sound the same are one typo apart. The index is built on
 * the first lookup.
 */
export function createSpellingCandidates(words: Iterable<string>): SpellingCandidates {
  let bySkeleton: Map<string, string[]> | null = null;
  return {
    find(word, more = 0) {
      if (word.length < MIN_SOUGHT_LENGTH) return [];
      bySkeleton ??= indexOf(words);
      const most = mostEdits(word.length) + more;
      const sounds = phoneticKey(word);
      const candidates = new Set<string>();
      for (const key of keysOf(word)) for (const one of bySkeleton.get(key) ?? []) candidates.add(one);
      return [...candidates]
        .map((one) => ({ word: one, edits: phoneticKey(one) === sounds ? 1 : editDistance(one, word, most) }))
        .filter((near) => near.word !== word && near.edits <= most)
        .toSorted((a, b) => a.edits - b.edits);
    },
  };
}

function indexOf(words: Iterable<string>): Map<string, string[]> {
  const index = new Map<string, string[]>();
  for (const word of words) {
    if (word.length < MIN_FOUND_LENGTH) continue;
    for (const key of keysOf(word)) {
      const known = index.get(key);
      if (known) known.push(word);
      else index.set(key, [word]);
    }
  }
  return index;
}

function keysOf(word: string): Set<string> {
  const skeleton = consonantKey(word);
  const keys = new Set([skeleton]);
  // A word one typo away from so short a word has one letter more; without that letter, it has the same skeleton.
  if (word.length < MIN_FOUND_LENGTH) return keys;
  for (let index = 0; index < skeleton.length; index++) {
    const shorter = skeleton.slice(0, index) + skeleton.slice(index + 1);
    if (shorter.length > 1) keys.add(shorter);
  }
  return keys;
}
