import type { SynonymGroup } from "@saywhere/validators/content/synonym";
import type { MissedSearch, MissedSearchPage } from "@saywhere/validators/search/missed-search";

export const bathroom: SynonymGroup = { id: 1, terms: ["bathroom", "toilet", "restroom", "loo"], version: 2 };
export const thanks: SynonymGroup = { id: 2, terms: ["thank you", "cheers"], version: 1 };

export const khazi: MissedSearch = {
  id: 7,
  text: "khazi",
  times: 1_200,
  first_day: "2026-03-02",
  last_day: "2026-03-28",
  finds_now: false,
};

/** A page that is the whole list, unless `part` says otherwise. */
export function missedPage(items: MissedSearch[], part: Partial<MissedSearchPage> = {}): MissedSearchPage {
  return { items, next: null, previous: null, total: items.length, offset: 0, ...part };
}
