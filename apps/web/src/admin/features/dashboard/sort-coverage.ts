import type { SortOrder } from "@saywhere/validators/api/admin-list";
import type { LanguageCoverage } from "@saywhere/validators/content/translation";
import type { CoverageSort } from "./dashboard-search-params.ts";

type Compare = (a: LanguageCoverage, b: LanguageCoverage) => number;

const byName: Compare = (a, b) => a.language.name.localeCompare(b.language.name, "en");

/** How far the romanization is: a language that needs none lacks none. */
const romanizedShare = ({ needs_romanization, romanized, translated }: LanguageCoverage) =>
  needs_romanization && translated > 0 ? romanized / translated : 1;

const COMPARE: Record<CoverageSort, Compare> = {
  language: byName,
  translated: (a, b) => a.translated - b.translated,
  romanized: (a, b) => romanizedShare(a) - romanizedShare(b),
  audio: (a, b) => a.with_audio - b.with_audio,
};

/** The languages in an order; those that are equal in it, by what else they lack and then by name. */
export function sortCoverage(
  rows: readonly LanguageCoverage[],
  sort: CoverageSort,
  order: SortOrder,
): LanguageCoverage[] {
  const sign = order === "asc" ? 1 : -1;
  return rows.toSorted(
    (a, b) =>
      sign * COMPARE[sort](a, b) || COMPARE.translated(a, b) || COMPARE.romanized(a, b) || byName(a, b),
  );
}
