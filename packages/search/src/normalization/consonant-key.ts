/** Latin consonants that are mistaken for one another by ear. */
export const SAME_CONSONANT: Readonly<Record<string, string>> = {
  c: "k",
  q: "k",
  g: "k",
  z: "s",
  w: "v",
  b: "p",
  d: "t",
};
/** Letters that are written for one another, by ear or by habit. */
const ALIKE: Readonly<Record<string, string>> = { ...SAME_CONSONANT, ё: "е", й: "и" };
/** Letters that are omitted or mistaken most often: vowels, and the `h` of transcriptions. */
const WEAK_LETTERS = new Set("aeiouyhаеиоуыэюяьъαεηιουω");
const WEAK = new RegExp(`[${[...WEAK_LETTERS].join("")}]`, "g");
const FIRST_VOWEL = /[eiouy]/;
const REPEATED = /(.)\1+/g;

/**
 * Returns the skeleton of a word, which most misspellings preserve: its first letter (or that it is a vowel), and the
 * consonants after it, each once. Words with equal skeletons may still be far from one another: see `editDistance`.
 * Must match what `search_terms` of the database computes for words.
 *
 * @param word a normalised word, or a whole text without its spaces
 */
export function consonantKey(word: string): string {
  const letters = word.replace(/[cqgzwbdёй]/g, (letter) => ALIKE[letter] ?? letter);
  const [first = ""] = letters;
  const beginning = FIRST_VOWEL.test(first) ? "a" : first;
  return (beginning + letters.slice(first.length).replace(WEAK, "")).replace(REPEATED, "$1");
}

/**
 * Returns the consonants of a text as a bit set, in which some consonants share a bit. If a word has a bit that the
 * text lacks, the text has no word with its skeleton.
 *
 * @param compact normalised
 */
export function consonantBits(compact: string): number {
  let bits = 0;
  for (let at = 0; at < compact.length; at++) {
    const code = compact.charCodeAt(at);
    bits |= KNOWN_BITS[code] ?? 1 << (code % BITS);
  }
  return bits;
}

const BITS = 31;
/** Bits of Latin, Greek and Cyrillic letters, by code unit. */
const KNOWN_BITS = Int32Array.from({ length: 0x500 }, (_, code) => {
  const letter = String.fromCharCode(code);
  const alike = ALIKE[letter] ?? letter;
  return WEAK_LETTERS.has(alike) ? 0 : 1 << (alike.charCodeAt(0) % BITS);
});
