/** Latin consonants that are mistaken for one another by ear. */
const SAME_CONSONANT = { c: "k", q: "k", g: "k", z: "s", w: "v", b: "p", d: "t" };
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
 * @param word a normalized word, or a whole text without its spaces
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
 * @param compact normalized
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

/** Letters that stand for the same sound, or for sounds that are mistaken for one another. */
const SAME_SOUND: Readonly<Record<string, string>> = { ...SAME_CONSONANT, y: "i", j: "i" };
/** Two letters for one vowel, and the `h` that only modifies a consonant. */
const LONG_U = /ou|oo/g;
const LONG_I = /ee/g;
const COLOURING = /(?<=[bcdfgjklmnpqrstvwxz])h/g;

/**
 * Returns an approximate phonetic form of a text. Different transcriptions of the same words are nearer to one another
 * in this form.
 *
 * @param compact normalized, without spaces
 */
export function phoneticKey(compact: string): string {
  return compact
    .replace(LONG_U, "u")
    .replace(LONG_I, "i")
    .replace(COLOURING, "")
    .replace(/[cqgzwbdyj]/g, (letter) => SAME_SOUND[letter] ?? letter)
    .replace(REPEATED, "$1");
}

/**
 * The phonetic form of a text for English speakers: its consonants, and the vowels in between, reduced to a few sounds.
 */
export interface PhoneticForm {
  /** The consonants, with `a` for any vowels; equal for texts that sound alike. */
  consonants: string;
  /** The vowels in between, in order. */
  vowels: readonly string[];
}

/** Sounds of letter groups and of letters that depend on their neighbors, applied in this order. */
const SPELLINGS: readonly (readonly [written: RegExp, sound: string])[] = [
  [/igh/g, "ai"],
  [/ay/g, "e"],
  [/tch|ch|dj|zh|j/g, "č"],
  [/sh/g, "s"],
  [/t[sz]|dz/g, "s"],
  [/ph/g, "f"],
  [/qu/g, "kv"],
  [/x/g, "ks"],
  [/ck/g, "k"],
  [/c(?=[eiy])/g, "s"],
  [/ng(?![aeiouy])/g, "n"],
  [/uh|eu|er(?![aeiouy])/g, "e?"],
  [/aw|or(?![aeiouy])/g, "o"],
  [/ow/g, "au"],
  [/(?<=[^aeiouy])h|h(?![aeiouy])/g, ""],
  [/r(?![aeiouy])/g, ""],
];
/** Letters that are mistaken for one another by ear. */
const SIMILAR_SOUND: Readonly<Record<string, string>> = { ...SAME_CONSONANT, e: "i", y: "i", o: "u" };
const VOWELS = /[aiu?]+/g;

/** @param syllables a normalized text with its words separated, and its syllables where they are known */
export function phoneticForm(syllables: string): PhoneticForm {
  const sounds = syllables
    .split(" ")
    .map((one) => SPELLINGS.reduce((text, [written, sound]) => text.replace(written, sound), one))
    .join("")
    .replace(/[cqgzwbdeyo]/g, (letter) => SIMILAR_SOUND[letter] ?? letter)
    .replace(REPEATED, "$1");
  return { consonants: sounds.replace(VOWELS, "a"), vowels: sounds.match(VOWELS) ?? [] };
}
