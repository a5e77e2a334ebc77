/** Letters that are written one for the other, by ear or by habit. */
const ALIKE: Readonly<Record<string, string>> = { c: "k", q: "k", z: "s", w: "v", ё: "е", й: "и" };
/** What is left out, dropped or mistaken most: vowels, and the `h` of transcriptions. */
const WEAK = /[aeiouyhаеиоуыэюяьъαεηιουω]/g;
const REPEATED = /(.)\1+/g;

/**
 * What stays of a word when it is misspelled: its first letter and the consonants after it, each once. Words whose
 * skeletons are the same may still be far from one another: see `editDistance`. The twin of `search_skeleton` of the
 * database.
 *
 * @param word a normalised word, or a whole text without its spaces
 */
export function searchSkeleton(word: string): string {
  const letters = word.replace(/[cqzwёй]/g, (letter) => ALIKE[letter] ?? letter);
  const [first = ""] = letters;
  return (first + letters.slice(first.length).replace(WEAK, "")).replace(REPEATED, "$1");
}
