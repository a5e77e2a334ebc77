import type { MissedSearchRow } from "@saywhere/db/queries/search/missed-search.queries";
import type { MissedSearch } from "@saywhere/validators/search/missed-search";

export function presentMissedSearch(
  { id, text, times, firstDay, lastDay }: MissedSearchRow,
  findsNow: boolean,
): MissedSearch {
  return { id, text, times, first_day: firstDay, last_day: lastDay, finds_now: findsNow };
}
