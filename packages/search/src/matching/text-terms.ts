import { consonantKey } from "../normalization/phonetics.ts";

/** Scripts written without spaces, in which a pair of letters serves as a word. */
const UNSPACED = "\\u0e00-\\u0eff\\u1000-\\u109f\\u1780-\\u17ff\\u2e80-\\u9fff\\uf900-\\ufaff";
const UNSPACED_LETTER = new RegExp(`[${UNSPACED}]`);
const RUNS = new RegExp(`[${UNSPACED}]+|[^${UNSPACED} ]+`, "g");

/** Minimum length of a word that is found with typos in a longer text, and of such a whole text. */
export const MIN_MISSPELLED_LENGTH = 4;
const MIN_SKELETON_LENGTH = 3;
const MIN_WHOLE_SKELETON_LENGTH = 2;

/** Whether any part of a text is in a script that does not separate words. */
export function isUnspaced(text: string): boolean {
  return UNSPACED_LETTER.test(text);
}

/** Returns a normalized text without its spaces: 'xie xie' and 'xiexie' are equal. */
export function compactText(text: string): string {
  return text.replaceAll(" ", "");
}

/** Returns the words of a normalized text; a run of an unspaced script is a word of its own. */
export function wordsOf(text: string): string[] {
  return text.match(RUNS) ?? [];
}

/** Returns every run of consecutive words joined into one, because a text may be a part of another one. */
export function runsOf(words: readonly string[]): string[] {
  return words.flatMap((_, from) =>
    words.slice(from).map((__, length) => words.slice(from, from + length + 1).join("")),
  );
}

/** Returns the skeleton by which a word is found despite a typo; null if the word is too short. */
export function consonantTerm(word: string): string | null {
  if (word.length < MIN_MISSPELLED_LENGTH || isUnspaced(word)) return null;
  const skeleton = consonantKey(word);
  return skeleton.length < MIN_SKELETON_LENGTH ? null : `~${skeleton}`;
}

/** Returns the skeleton term of a whole text without its spaces. */
export function wholeConsonantTerm(compact: string): string | null {
  if (compact.length < MIN_MISSPELLED_LENGTH || isUnspaced(compact)) return null;
  const skeleton = consonantKey(compact);
  return skeleton.length < MIN_WHOLE_SKELETON_LENGTH ? null : `=${skeleton}`;
}

/** Returns the pairs of letters of a run of an unspaced script; a single letter is returned as it is. */
export function letterPairs(run: string): string[] {
  const letters = Array.from(run);
  if (letters.length < 2) return letters;
  return letters.slice(1).map((letter, index) => `${letters[index] ?? ""}${letter}`);
}

/**
 * Returns the term of a whole text without its spaces, distinct from a word term: the text 'no' is not the word 'no'.
 */
export function textTerm(compact: string): string {
  return `^${compact}`;
}

/**
 * Returns the terms under which a normalized text is indexed: its words, the text without spaces, the skeletons of
 * both, and for unspaced scripts each letter and pair of letters. Must match `search_terms` of the database.
 */
export function textTerms(text: string): Set<string> {
  const terms = new Set<string>();
  for (const word of wordsOf(text)) {
    if (isUnspaced(word)) for (const part of [...Array.from(word), ...letterPairs(word)]) terms.add(part);
    else terms.add(word);
    const skeleton = consonantTerm(word);
    if (skeleton) terms.add(skeleton);
  }
  const compact = compactText(text);
  if (compact) terms.add(textTerm(compact));
  const whole = wholeConsonantTerm(compact);
  if (whole) terms.add(whole);
  return terms;
}
