import type { AdminPhrase } from "@saywhere/validators/content/phrase-input";

export type PhraseValues = {
  english: string;
  /** Null as long as none is chosen. */
  category_id: number | null;
  /** Undefined: made of the English text. */
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

/** What people call the fields: the form, the history and the dialog of two saves. */
export const PHRASE_LABELS = {
  english: "English",
  category_id: "Category",
  slug: "Address",
  related_phrase_ids: "Related phrases",
} as const satisfies Record<keyof PhraseValues, string>;
