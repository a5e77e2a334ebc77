/** Latin consonants that are heard one for the other. */
export const SAME_CONSONANT: Readonly<Record<string, string>> = {
  c: "k",
  q: "k",
  g: "k",
  z: "s",
  w: "v",
  b: "p",
  d: "t",
};
/** Letters that are written one for the other, by ear or by habit. */
const ALIKE: Readonly<Record<string, string>> = { ...SAME_CONSONANT, ё: "е", й: "и" };
/** What is left out, dropped or mistaken most: vowels, and the `h` of transcriptions. */
const WEAK = /[aeiouyhаеиоуыэюяьъαεηιουω]/g;
const FIRST_VOWEL = /[eiouy]/;
const REPEATED = /(.)\1+/g;

/**
 * What stays of a word when it is misspelled: its first letter, or that it is a vowel, and the consonants after it,
 * each once. Words whose skeletons are the same may still be far from one another: see `editDistance`. The twin of
 * what `search_terms` of the database makes of words.
 *
 * @param word a normalised word, or a whole text without its spaces
 */
export function searchSkeleton(word: string): string {
  const letters = word.replace(/[cqgzwbdёй]/g, (letter) => ALIKE[letter] ?? letter);
  const [first = ""] = letters;
  const beginning = FIRST_VOWEL.test(first) ? "a" : first;
  return (beginning + letters.slice(first.length).replace(WEAK, "")).replace(REPEATED, "$1");
}
