import type { AdminPhrase } from "@saywhere/validators/content/phrase";

export type PhraseValues = {
  english: string;
  /** Null until one is chosen. */
  category_id: number | null;
  /** Undefined: derived from the English text. */
  slug: string | undefined;
  related_phrase_ids: number[];
};

export const EMPTY_PHRASE: PhraseValues = {
  english: "",
  category_id: null,
  slug: undefined,
  related_phrase_ids: [],
};

export function phraseValues({ english, category_id, related_phrases }: AdminPhrase): PhraseValues {
  return { english, category_id, slug: undefined, related_phrase_ids: related_phrases.map(({ id }) => id) };
}

/** Field labels for the form, the history and the conflict dialog. */
export const PHRASE_LABELS = {
  english: "English",
  category_id: "Category",
  slug: "Address",
  related_phrase_ids: "Related phrases",
} as const satisfies Record<keyof PhraseValues, string>;
