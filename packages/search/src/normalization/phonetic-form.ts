import { SAME_CONSONANT } from "./consonant-key.ts";

/**
 * The phonetic form of a text for English speakers: its consonants, and the vowels in between, reduced to a few sounds.
 */
export interface PhoneticForm {
  /** The consonants, with `a` for any vowels; equal for texts that sound alike. */
  consonants: string;
  /** The vowels in between, in order. */
  vowels: readonly string[];
}

/** Sounds of letter groups and of letters that depend on their neighbours, applied in this order. */
const SPELLINGS: readonly (readonly [written: RegExp, heard: string])[] = [
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
const ALIKE: Readonly<Record<string, string>> = {
  ...SAME_CONSONANT,
  e: "i",
  y: "i",
  o: "u",
};
const REPEATED = /(.)\1+/g;
const VOWELS = /[aiu?]+/g;

/** @param syllables a normalised text with its words separated, and its syllables where they are known */
export function phoneticForm(syllables: string): PhoneticForm {
  const heard = syllables
    .split(" ")
    .map((one) => SPELLINGS.reduce((text, [written, as]) => text.replace(written, as), one))
    .join("")
    .replace(/[cqgzwbdeyo]/g, (letter) => ALIKE[letter] ?? letter)
    .replace(REPEATED, "$1");
  return { consonants: heard.replace(VOWELS, "a"), vowels: heard.match(VOWELS) ?? [] };
}
