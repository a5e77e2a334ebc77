import { useState } from "react";

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
