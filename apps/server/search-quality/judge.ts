import type { SearchOutcome } from "@saywhere/search/search";
import type { Expectation } from "./read-cases.ts";

type Found = Pick<SearchOutcome, "language" | "hits">;

/**
 * The place of the first right hit, from 1 on; null where there is none. Where nothing is to be found, finding
 * nothing is right in the first place, and so is finding only texts that sound like the query where `unsure` is
 * expected. A language alone must also have been understood: a phrase that happens to
 * be in it is not enough.
 */
export function rankOf(expected: Expectation, { language, hits }: Found): number | null {
  if (expected.nothing) return hits.length === 0 ? 1 : null;
  if (expected.unsure) return hits.every(({ match }) => match?.sounds_like) ? 1 : null;
  const namesLanguageAlone = !expected.phrase && !expected.category;
  if (namesLanguageAlone && !isOneOf(expected.language, language?.slug)) return null;
  const index = hits.findIndex(
    (hit) =>
      isOneOf(expected.phrase, hit.phrase.slug) &&
      isOneOf(expected.category, hit.category.slug) &&
      isOneOf(expected.language, hit.language.slug),
  );
  return index < 0 ? null : index + 1;
}

/** Where nothing is said, everything is right. */
function isOneOf(right: string[] | undefined, slug: string | undefined): boolean {
  return right === undefined || (slug !== undefined && right.includes(slug));
}

export interface Score {
  cases: number;
  /** Share of the cases whose first hit is right. */
  atOne: number;
  /** Share of the cases with a right one among the first five hits. */
  atFive: number;
}

export function scoreOf(ranks: readonly (number | null)[]): Score {
  const share = (last: number) => ranks.filter((rank) => rank !== null && rank <= last).length / ranks.length;
  return { cases: ranks.length, atOne: share(1), atFive: share(5) };
}
