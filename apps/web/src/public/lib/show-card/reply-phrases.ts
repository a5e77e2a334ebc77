import type { PhraseEntry } from "@saywhere/validators/content/phrase-entry";

/** Slugs of phrases that answer most questions. */
const ANSWERS = ["yes", "no", "maybe", "i-dont-know", "i-dont-understand", "wait-a-moment-please"];
/** Slugs of phrases that ask the other person to type. */
const PROMPTS = ["please-type-it-here", "please-write-it-down"];
const NUMBERS = new Map([
  ["zero", 0],
  ["one", 1],
  ["two", 2],
  ["three", 3],
  ["four", 4],
  ["five", 5],
  ["six", 6],
  ["seven", 7],
  ["eight", 8],
  ["nine", 9],
  ["ten", 10],
  ["eleven", 11],
  ["twelve", 12],
  ["thirteen", 13],
  ["fourteen", 14],
  ["fifteen", 15],
  ["sixteen", 16],
  ["seventeen", 17],
  ["eighteen", 18],
  ["nineteen", 19],
  ["twenty", 20],
  ["thirty", 30],
  ["forty", 40],
  ["fifty", 50],
  ["sixty", 60],
  ["seventy", 70],
  ["eighty", 80],
  ["ninety", 90],
  ["one-hundred", 100],
  ["one-thousand", 1000],
]);

export interface ReplyPhrases {
  answers: PhraseEntry[];
  /** Asks the other person to type; undefined if the language has no such phrase. */
  prompt: PhraseEntry | undefined;
  numbers: { digits: number; entry: PhraseEntry }[];
}

/** The phrases of a language that another person can point at. What the language lacks is left out. */
export function replyPhrases(entries: readonly PhraseEntry[]): ReplyPhrases {
  const bySlug = new Map(entries.map((entry) => [entry.phrase.slug, entry]));
  const found = (slugs: readonly string[]) => slugs.flatMap((slug) => bySlug.get(slug) ?? []);
  return {
    answers: found(ANSWERS),
    prompt: found(PROMPTS)[0],
    numbers: Array.from(NUMBERS, ([slug, digits]) => ({ digits, entry: bySlug.get(slug) })).filter(
      (number): number is ReplyPhrases["numbers"][number] => number.entry !== undefined,
    ),
  };
}
