import { soundsOf } from "./sounds.ts";
import { compactText, skeletonTerm, wholeSkeletonTerm, wordsOf } from "./text-terms.ts";

/** A normalised text in the forms in which it is compared. */
export interface ComparedText {
  text: string;
  compact: string;
  words: readonly string[];
  /** Of each word, and of the text as a whole. Made when it is first asked for, since most texts need none. */
  readonly skeletons: readonly (string | null)[];
  readonly wholeSkeleton: string | null;
  readonly sounds: string;
}

/** @param text normalised */
export function compared(text: string): ComparedText {
  const [compact, words] = [compactText(text), wordsOf(text)];
  let skeletons: (string | null)[] | undefined;
  let wholeSkeleton: string | null | undefined;
  let sounds: string | undefined;
  return {
    text,
    compact,
    words,
    get skeletons() {
      return (skeletons ??= words.map(skeletonTerm));
    },
    get wholeSkeleton() {
      if (wholeSkeleton === undefined) wholeSkeleton = wholeSkeletonTerm(compact);
      return wholeSkeleton;
    },
    get sounds() {
      return (sounds ??= soundsOf(compact));
    },
  };
}
