import { consonantKey } from "../normalization/consonant-key.ts";

/** Scripts written without spaces: there a pair of letters takes the place of a word. */
const UNSPACED = "\\u0e00-\\u0eff\\u1000-\\u109f\\u1780-\\u17ff\\u2e80-\\u9fff\\uf900-\\ufaff";
const UNSPACED_LETTER = new RegExp(`[${UNSPACED}]`);
const RUNS = new RegExp(`[${UNSPACED}]+|[^${UNSPACED} ]+`, "g");

/** The shortest words that are looked for with typos in a longer text, and as a whole text. */
export const SHORTEST_MISSPELLED = 4;
const SHORTEST_SKELETON = 3;
const SHORTEST_WHOLE_SKELETON = 2;

/** Whether a text is, at least in part, in a script that does not part its words. */
export function isUnspaced(text: string): boolean {
  return UNSPACED_LETTER.test(text);
}

/** A normalised text without its spaces: 'xie xie' and 'xiexie' are the same. */
export function compactText(text: string): string {
  return text.replaceAll(" ", "");
}

/** The words of a normalised text; runs of an unspaced script are words of their own. */
export function wordsOf(text: string): string[] {
  return text.match(RUNS) ?? [];
}

/** Every run of words that follow one another, written as one: a text may be a part of another one. */
export function runsOf(words: readonly string[]): string[] {
  return words.flatMap((_, from) =>
    words.slice(from).map((__, length) => words.slice(from, from + length + 1).join("")),
  );
}

/** The skeleton by which a word is found in spite of a typo; null for one that is too short for that. */
export function consonantTerm(word: string): string | null {
  if (word.length < SHORTEST_MISSPELLED || isUnspaced(word)) return null;
  const skeleton = consonantKey(word);
  return skeleton.length < SHORTEST_SKELETON ? null : `~${skeleton}`;
}

/** The same of a whole text, without its spaces. */
export function wholeConsonantTerm(compact: string): string | null {
  if (compact.length < SHORTEST_MISSPELLED || isUnspaced(compact)) return null;
  const skeleton = consonantKey(compact);
  return skeleton.length < SHORTEST_WHOLE_SKELETON ? null : `=${skeleton}`;
}

/** A run of an unspaced script as its pairs of letters; one letter alone is itself. */
export function letterPairs(run: string): string[] {
  const letters = Array.from(run);
  if (letters.length < 2) return letters;
  return letters.slice(1).map((letter, index) => `${letters[index] ?? ""}${letter}`);
}

/** The term of a whole text without its spaces, told apart from a word: a text that is no more than 'no' is another find. */
export function textTerm(compact: string): string {
  return `^${compact}`;
}

/**
 * The terms under which a normalised text is found: its words, itself without spaces, the skeletons of both, and of
 * unspaced scripts each letter and pair of letters. The twin of `search_terms` of the database.
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
