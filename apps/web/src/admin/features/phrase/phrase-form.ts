import { type AdminPhrase, adminPhrase, type PhraseInput } from "@saywhere/validators/content/phrase";
import { useState } from "react";
import { type ConflictField, conflictFieldsOf } from "../../lib/conflict/field-differences.ts";

export type PhraseValues = ReturnType<typeof phraseValues>;

/** Form values of a phrase, or of a new one. */
export function phraseValues(stored?: AdminPhrase) {
  return {
    english: stored?.english ?? "",
    /** Null until one is chosen. */
    category_id: stored?.category_id ?? null,
    /** Undefined: derived from the English text. */
    slug: undefined as string | undefined,
    intents: stored?.intents ?? [],
    related_phrase_ids: stored?.related_phrases.map(({ id }) => id) ?? [],
  } satisfies Record<keyof PhraseInput, unknown>;
}

/** Field labels for the form, the history and the conflict dialog. */
export const PHRASE_LABELS = {
  english: "English",
  category_id: "Category",
  slug: "Slug",
  intents: "Other ways to say it",
  related_phrase_ids: "Related phrases",
} as const satisfies Record<keyof PhraseValues, string>;

interface NamedPhrase {
  id: number;
  english: string;
}

/** The English texts of the phrases that a form refers to: the form itself holds only their identifiers. */
export class PhraseNames {
  readonly #names = new Map<number, string>();

  constructor(known: NamedPhrase[]) {
    this.add(known);
  }

  add(phrases: NamedPhrase[]): void {
    for (const { id, english } of phrases) this.#names.set(id, english);
  }

  of(id: number): string {
    return this.#names.get(id) ?? `Phrase ${id}`;
  }
}

export function usePhraseNames(known: NamedPhrase[] = []): PhraseNames {
  const [names] = useState(() => new PhraseNames(known));
  return names;
}

const relatedPhrases = adminPhrase.shape.related_phrases;

/** The fields of a phrase in which two versions may conflict, with names in place of identifiers. */
export function phraseConflictFields(
  names: PhraseNames,
  categories: { id: number; name: string }[],
): ConflictField[] {
  return conflictFieldsOf(PHRASE_LABELS, {
    category_id: { text: (id) => categories.find((category) => category.id === id)?.name ?? "" },
    related_phrase_ids: {
      theirs: (current) => {
        const related = relatedPhrases.catch([]).parse(current["related_phrases"]);
        names.add(related);
        return related.map(({ id }) => id);
      },
      text: (ids) => (ids as number[]).map((id) => names.of(id)).join("\n"),
    },
  });
}
