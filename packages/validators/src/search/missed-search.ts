import { z } from "zod";
import { pageCursors, pageOf, sortOrder } from "../api/pagination.ts";

/** Small enough that each of them can be searched for again when they are shown. */
export const MISSED_SEARCH_PAGE_SIZE = 25;

/** A text that visitors searched for without a result. */
export const missedSearch = z
  .object({
    id: z.int().describe("Identifier"),
    text: z.string().describe("What was looked for, as it was typed last"),
    times: z.int().describe("How often"),
    first_day: z.iso.date().describe("When it was looked for first; a day in UTC"),
    last_day: z.iso.date().describe("When it was looked for last; a day in UTC"),
    finds_now: z.boolean().describe("Whether search finds something for it by now"),
  })
  .meta({
    id: "MissedSearch",
    description: "A text that search found nothing for; nothing is stored about the visitor",
    example: {
      id: 1,
      text: "khazi",
      times: 12,
      first_day: "2026-03-02",
      last_day: "2026-03-28",
      finds_now: false,
    },
  });
export type MissedSearch = z.infer<typeof missedSearch>;

export const missedSearchSort = z.enum(["times", "last_day"]);

export const missedSearchPageInput = z.object({
  sort: missedSearchSort.default("times").describe("What the list is ordered by"),
  order: sortOrder.default("desc").describe("`desc`: what was looked for most often, or last, comes first"),
  ...pageCursors,
});
export type MissedSearchPageInput = z.infer<typeof missedSearchPageInput>;

export const missedSearchPage = pageOf(missedSearch);
export type MissedSearchPage = z.infer<typeof missedSearchPage>;
