import { preferFirst } from "./prefer-first.ts";
import type { PhraseResult } from "./rank-results.ts";

/**
 * Puts the preferred language first among translations that match equally well next to each other. Phrases that were
 * found by their English text keep their positions: their entries begin with the preferred language, because sources
 * read them in the order of {@link preferFirst}.
 *
 * @param ranked in the order of `rank`
 * @param preferred slug; results of other languages keep their order
 */
export function preferLanguage(ranked: PhraseResult[], preferred: string | undefined): PhraseResult[] {
  if (!preferred) return ranked;
  const runs: PhraseResult[][] = [];
  for (const one of raiseEnglish(ranked, preferred)) {
    const run = runs.at(-1);
    if (run?.[0] && areEqual(run[0], one)) run.push(one);
    else runs.push([one]);
  }
  return runs.flatMap((run) => preferFirst(run, (one) => isIn(one, preferred)));
}

/**
 * Raises a phrase that was found by its English, and is in the preferred language, to where it was first found in
 * another language: 'hotel' starts a text in Farsi, and is a word of the English.
 */
function raiseEnglish(ranked: PhraseResult[], preferred: string): PhraseResult[] {
  const bySlug = Map.groupBy(ranked, ({ entries }) => entries[0]?.phrase.slug);
  const raised = ranked.flatMap((one) => {
    const same = bySlug.get(one.entries[0]?.phrase.slug) ?? [];
    const english = same.find(({ inEveryLanguage }) => inEveryLanguage);
    return english && same[0] === one && isIn(english, preferred) ? [english, one] : [one];
  });
  return [...new Set(raised)];
}

const isIn = ({ entries }: PhraseResult, preferred: string): boolean =>
  entries.some(({ language }) => language.slug === preferred);

const areEqual = (one: PhraseResult, other: PhraseResult): boolean =>
  !one.inEveryLanguage && !other.inEveryLanguage && one.kind === other.kind && one.cost === other.cost;
