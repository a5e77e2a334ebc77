import type { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { invalidField } from "../../errors/app-error.ts";
import { memoizeUntilFailure } from "../../lib/memoize-until-failure.ts";

export const GUESSABLE =
  "This password is easy to guess, such as one from lists of leaked passwords. Choose some words that do not belong together";

/** The least score of zxcvbn, from 0 to 4: more than 100 million guesses. */
const MIN_SCORE = 3;
/** The check takes longer with each character; what begins with this many is not guessed. */
const CHECKED_LENGTH = 64;
/** Names longer than people have would slow the check down. */
const WORD_LENGTH = 40;

/** Loads the lists of leaked passwords, which are part of the package: no other server is asked. */
async function load(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import("@zxcvbn-ts/core"),
    import("@zxcvbn-ts/language-common"),
  ]);
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: CHECKED_LENGTH });
}

const loadOnce = memoizeUntilFailure(load);

/**
 * Whether a password is guessed soon: a leaked one, a variant of it, a row of keys, a repetition, or the name of its
 * person.
 *
 * @param person name and e-mail address
 */
export async function isGuessable(password: string, person: string[]): Promise<boolean> {
  const words = ["saywhere", ...person.flatMap((text) => [text, ...text.split(/[\s@.]+/)])];
  const checked = password.normalize("NFKC").slice(0, CHECKED_LENGTH);
  const { score } = (await loadOnce()).check(
    checked,
    words.map((word) => word.slice(0, WORD_LENGTH)).filter((word) => word !== ""),
  );
  return score < MIN_SCORE;
}

/** @throws AppError BAD_REQUEST for a password that is easy to guess */
export async function refuseGuessable(password: string, field: string, person: string[]): Promise<void> {
  if (await isGuessable(password, person)) throw invalidField([field], GUESSABLE);
}
