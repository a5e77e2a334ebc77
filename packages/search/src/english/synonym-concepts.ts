import { normalizeSearchText } from "@saywhere/validators/texts/normalize-search-text";
import { englishWords } from "./tokenize.ts";

/** The concept of a synonym group, at the position of one of its synonyms in a text. */
export interface ConceptSpan {
  /** A term that differs from every word. */
  concept: string;
  from: number;
  to: number;
}

export interface SynonymConcepts {
  /** Words of all synonyms, with the term that each alone stands for; null for a part of a longer synonym. */
  readonly words: ReadonlyMap<string, string | null>;
  /** Finds the synonyms in a text of these stems. */
  find(stems: readonly string[]): ConceptSpan[];
}

/** Indexes synonyms by their first word. A word may be in several groups. */
export function createSynonymConcepts(groups: readonly (readonly string[])[]): SynonymConcepts {
  const byFirst = new Map<string, { stems: string[]; concept: string }[]>();
  const words = new Map<string, string | null>();
  for (const [index, group] of groups.entries()) {
    const concept = `#${index}`;
    for (const synonym of group) {
      const parts = englishWords(normalizeSearchText(synonym));
      const [first] = parts;
      if (!first) continue;
      const known = byFirst.get(first.stem) ?? [];
      known.push({ stems: parts.map(({ stem }) => stem), concept });
      byFirst.set(first.stem, known);
      for (const { word } of parts) words.set(word, parts.length === 1 ? concept : (words.get(word) ?? null));
    }
  }
  return {
    words,
    find(stems) {
      return stems.flatMap((first, from) =>
        (byFirst.get(first) ?? [])
          .filter((synonym) => synonym.stems.every((stem, offset) => stems[from + offset] === stem))
          .map(({ concept, stems: { length } }) => ({ concept, from, to: from + length })),
      );
    },
  };
}
