import type { GlossaryTerm } from "@saywhere/validators/content/glossary";
import { normalizeSearchText } from "@saywhere/validators/texts/normalize-search-text";

/** The words of a text, without the s of a plural. */
const wordsOf = (text: string): string[] =>
  normalizeSearchText(text)
    .split(" ")
    .map((word) => (word.length > 3 ? word.replace(/s$/, "") : word));

/** The terms of a glossary whose English words stand next to each other in an English text. */
export function findGlossaryTerms(english: string, glossary: readonly GlossaryTerm[]): GlossaryTerm[] {
  const text = ` ${wordsOf(english).join(" ")} `;
  return glossary.filter((entry) => text.includes(` ${wordsOf(entry.english).join(" ")} `));
}
