import { SAME_CONSONANT } from "./consonant-key.ts";

/** A text as English ears take it: its consonants, and between them the vowels, of which each is one of a few. */
export interface PhoneticForm {
  /** The consonants, with `a` for any vowels. Texts that are heard alike have the same. */
  consonants: string;
  /** The vowels between, in their order. */
  vowels: readonly string[];
}

/** What several letters stand for, and letters that depend on their neighbours, in this order. */
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
/** Letters that are heard one for the other. */
const ALIKE: Readonly<Record<string, string>> = {
  ...SAME_CONSONANT,
  e: "i",
  y: "i",
  o: "u",
};
const REPEATED = /(.)\1+/g;
const VOWELS = /[aiu?]+/g;

/** @param syllables a normalised text with its words, and where they are known its syllables, parted */
export function phoneticForm(syllables: string): PhoneticForm {
  const heard = syllables
    .split(" ")
    .map((one) => SPELLINGS.reduce((text, [written, as]) => text.replace(written, as), one))
    .join("")
    .replace(/[cqgzwbdeyo]/g, (letter) => ALIKE[letter] ?? letter)
    .replace(REPEATED, "$1");
  return { consonants: heard.replace(VOWELS, "a"), vowels: heard.match(VOWELS) ?? [] };
}
