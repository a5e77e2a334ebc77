import type { SortOrder } from "@saywhere/validators/api/pagination";
import type { LanguageCoverage } from "@saywhere/validators/content/language-coverage";
import type { CoverageSort } from "./dashboard-search-params.ts";

type Compare = (a: LanguageCoverage, b: LanguageCoverage) => number;

const byName: Compare = (a, b) => a.language.name.localeCompare(b.language.name, "en");

/** Share of romanized translations; complete for a language that needs no romanization. */
const romanizedShare = ({ needs_romanization, romanized, translated }: LanguageCoverage) =>
  needs_romanization && translated > 0 ? romanized / translated : 1;

const COMPARE: Record<CoverageSort, Compare> = {
  language: byName,
  translated: (a, b) => a.translated - b.translated,
  romanized: (a, b) => romanizedShare(a) - romanizedShare(b),
  audio: (a, b) => a.with_audio - b.with_audio,
};

interface CoverageOrder {
  sort: CoverageSort;
  order: SortOrder;
  /** Whether the user is limited to some languages, and this is one of them: these come first. */
  isOwn(languageId: number): boolean;
}

/** Sorts the languages; ties are broken by their other coverage and then by name. */
export function sortCoverage(
  rows: readonly LanguageCoverage[],
  { sort, order, isOwn }: CoverageOrder,
): LanguageCoverage[] {
  const sign = order === "asc" ? 1 : -1;
  return rows.toSorted(
    (a, b) =>
      Number(isOwn(b.language.id)) - Number(isOwn(a.language.id)) ||
      sign * COMPARE[sort](a, b) ||
      COMPARE.translated(a, b) ||
      COMPARE.romanized(a, b) ||
      byName(a, b),
  );
}
