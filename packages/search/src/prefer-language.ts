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
  for (const one of ranked) {
    const run = runs.at(-1);
    if (run?.[0] && areEqual(run[0], one)) run.push(one);
    else runs.push([one]);
  }
  return runs.flatMap((run) =>
    preferFirst(run, ({ entries }) => entries.some(({ language }) => language.slug === preferred)),
  );
}

const areEqual = (one: PhraseResult, other: PhraseResult): boolean =>
  !one.inEveryLanguage && !other.inEveryLanguage && one.kind === other.kind && one.cost === other.cost;

/** Moves the preferred items to the start; both parts keep their order. */
export function preferFirst<Item>(items: readonly Item[], isPreferred: (item: Item) => boolean): Item[] {
  return [...items.filter(isPreferred), ...items.filter((item) => !isPreferred(item))];
}
