import { expect, test } from "vitest";
import { task } from "./testing/open-tasks.ts";
import { inOrder, movedOrder } from "./use-task-list.ts";

const all = [1, 2, 3, 4, 5].map((id) => task(id));
const some = all.filter(({ id }) => id % 2 === 1);

test("swaps two neighboring tasks on a move by one position", () => {
  expect(movedOrder(all, all, 1, 2)).toEqual([1, 3, 2, 4, 5]);
});

test("keeps the positions of hidden tasks", () => {
  expect(movedOrder(all, some, 0, 1)).toEqual([3, 2, 1, 4, 5]);
  expect(movedOrder(all, some, 2, 0)).toEqual([5, 2, 1, 4, 3]);
});

test("ignores a deleted task in an order", () => {
  expect(movedOrder(all.slice(1), all, 0, 4)).toEqual([2, 3, 4, 5]);
  expect(inOrder(all.slice(0, 3), [9, 3, 1]).map(({ id }) => id)).toEqual([3, 2, 1]);
});
