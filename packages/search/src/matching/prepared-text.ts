import { consonantBits } from "../normalization/consonant-key.ts";
import { phoneticKey } from "../normalization/phonetic-key.ts";
import { compactText, consonantTerm, wholeConsonantTerm, wordsOf } from "./text-terms.ts";

/** A normalised text in its comparison forms. Each form is computed on first access, because most texts need none. */
export class PreparedText {
  readonly text: string;
  readonly compact: string;
  #words: readonly string[] | undefined;
  #skeletons: readonly (string | null)[] | undefined;
  #wholeSkeleton: string | null | undefined;
  #sounds: string | undefined;
  #consonants: number | undefined;

  /** @param text normalised */
  constructor(text: string) {
    this.text = text;
    this.compact = compactText(text);
  }

  get words(): readonly string[] {
    return (this.#words ??= wordsOf(this.text));
  }

  /** The skeleton of each word. */
  get skeletons(): readonly (string | null)[] {
    return (this.#skeletons ??= this.words.map(consonantTerm));
  }

  /** The skeleton of the text as a whole. */
  get wholeSkeleton(): string | null {
    if (this.#wholeSkeleton === undefined) this.#wholeSkeleton = wholeConsonantTerm(this.compact);
    return this.#wholeSkeleton;
  }

  get sounds(): string {
    return (this.#sounds ??= phoneticKey(this.compact));
  }

  /** See `consonantBits`. */
  get consonants(): number {
    return (this.#consonants ??= consonantBits(this.compact));
  }
}

/** @param text normalised */
export const prepareText = (text: string): PreparedText => new PreparedText(text);
