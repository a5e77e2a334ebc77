import { SAME_CONSONANT } from "./consonant-key.ts";

/** Letters that stand for the same sound, or for sounds that are mistaken for one another. */
const SAME_SOUND: Readonly<Record<string, string>> = { ...SAME_CONSONANT, y: "i", j: "i" };
/** Two letters for one vowel, and the `h` that only modifies a consonant. */
const LONG_U = /ou|oo/g;
const LONG_I = /ee/g;
const COLOURING = /(?<=[bcdfgjklmnpqrstvwxz])h/g;
const REPEATED = /(.)\1+/g;

/**
 * Returns an approximate phonetic form of a text. Different transcriptions of the same words are nearer to one another
 * in this form.
 *
 * @param compact normalised, without spaces
 */
export function phoneticKey(compact: string): string {
  return compact
    .replace(LONG_U, "u")
    .replace(LONG_I, "i")
    .replace(COLOURING, "")
    .replace(/[cqgzwbdyj]/g, (letter) => SAME_SOUND[letter] ?? letter)
    .replace(REPEATED, "$1");
}
