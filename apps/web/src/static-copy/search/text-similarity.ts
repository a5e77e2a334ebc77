import { trigramsOfWords } from "./trigrams.ts";

/** A text to compare others with, taken apart once. */
export type SoughtTrigrams = ReadonlySet<string>;

export function soughtTrigrams(text: string): SoughtTrigrams {
  return new Set(trigramsOfWords(text).flat());
}

/** How alike two texts are, and the text and the most similar run of words of the other. */
export interface TextSimilarity {
  whole: number;
  part: number;
}

/**
 * `similarity` and `strict_word_similarity` of pg_trgm: the trigrams that both have, among those that either has;
 * of the whole other text, and of that run of its words which gives most.
 */
export function textSimilarity(sought: SoughtTrigrams, text: string): TextSimilarity {
  const words = trigramsOfWords(text);
  if (!words.some((word) => word.some((trigram) => sought.has(trigram)))) return { whole: 0, part: 0 };
  // Rounded as PostgreSQL's `real`, so that what lies on a limit falls to the same side.
  const shareOf = (run: ReadonlySet<string>): number => {
    const common = commonOf(sought, run);
    return Math.fround(common / (sought.size + run.size - common));
  };
  let part = 0;
  for (let first = 0; first < words.length; first++) {
    const run = new Set<string>();
    for (const word of words.slice(first)) {
      for (const trigram of word) run.add(trigram);
      part = Math.max(part, shareOf(run));
    }
  }
  return { whole: shareOf(new Set(words.flat())), part };
}

function commonOf(sought: SoughtTrigrams, run: ReadonlySet<string>): number {
  let common = 0;
  for (const trigram of run) if (sought.has(trigram)) common++;
  return common;
}
