import { expect, test } from "vitest";
import { presentMissedSearch } from "./missed-search.presenter.ts";

test("presents a missed search with its days and the current search results", () => {
  const row = { id: 1, text: "khazi", times: 2, firstDay: "2026-03-01", lastDay: "2026-03-02" };
  expect(presentMissedSearch(row, true)).toEqual({
    id: 1,
    text: "khazi",
    times: 2,
    first_day: "2026-03-01",
    last_day: "2026-03-02",
    finds_now: true,
  });
});
