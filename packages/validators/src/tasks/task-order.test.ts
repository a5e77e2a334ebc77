import { expect, test } from "vitest";
import { withOrder } from "./task-order.ts";

test.each([
  ["all named", [1, 2, 3], [3, 1, 2], [3, 1, 2]],
  ["as it is", [1, 2, 3], [1, 2, 3], [1, 2, 3]],
  ["none named", [1, 2, 3], [], [1, 2, 3]],
  ["one named", [1, 2, 3], [3], [1, 2, 3]],
  ["some missing: the others keep their places", [1, 2, 3, 4, 5], [5, 1, 3], [5, 2, 1, 4, 3]],
  ["unknown ones", [1, 2, 3], [9, 3, 8, 2, 1, 7], [3, 2, 1]],
  ["repeated ones: the first time counts", [1, 2, 3], [3, 3, 1, 3, 2, 1], [3, 1, 2]],
  ["unknown ones alone", [1, 2, 3], [7, 8, 9], [1, 2, 3]],
  ["no tasks", [], [1, 2], []],
])("%s", (_, current, wanted, order) => {
  expect(withOrder(current, wanted)).toEqual(order);
});

test("withOrder does not modify the current order", () => {
  const current = [1, 2, 3];
  withOrder(current, [3, 2, 1]);
  expect(current).toEqual([1, 2, 3]);
});
