import { expect, test } from "vitest";
import { presentMissedSearch } from "./missed-search.presenter.ts";

test("a search in vain comes with its days, and with what search finds now", () => {
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
