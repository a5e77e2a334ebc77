import { expect, test } from "vitest";
import { nextRow, withStableOrder } from "./row-order.ts";

const rowsWith = (missing: number[]) => [1, 2, 3, 4].map((id) => ({ id, missing: missing.includes(id) }));

test.each([
  { missing: [1, 3], from: 1, to: 3, rule: "the next missing row" },
  { missing: [1, 3], from: 3, to: 1, rule: "the first missing row after the last one" },
  { missing: [3], from: 3, to: 4, rule: "the row below when it was the last missing one" },
  { missing: [], from: 2, to: 3, rule: "the row below where none is missing" },
  { missing: [], from: 4, to: null, rule: "nowhere from the last row" },
])("moves after saving to $rule", ({ missing, from, to }) =>
  expect(nextRow(rowsWith(missing), from)).toBe(to),
);

test("keeps rows at their first position, and appends new ones", () => {
  const rows = [{ id: 9 }, { id: 2 }, { id: 1 }];
  expect(withStableOrder(rows, [1, 2], ({ id }) => id)).toEqual([{ id: 1 }, { id: 2 }, { id: 9 }]);
});
