import { SAME_CONSONANT } from "./consonant-key.ts";

/** Letters that stand for the same sound, or for ones that are heard one for the other. */
const SAME_SOUND: Readonly<Record<string, string>> = { ...SAME_CONSONANT, y: "i", j: "i" };
/** Two letters for one vowel, and the `h` that only colours a consonant. */
const LONG_U = /ou|oo/g;
const LONG_I = /ee/g;
const COLOURING = /(?<=[bcdfgjklmnpqrstvwxz])h/g;
const REPEATED = /(.)\1+/g;

/**
 * How a text sounds, roughly: texts that transcribe the same words in different ways are nearer to one another in
 * this form.
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
