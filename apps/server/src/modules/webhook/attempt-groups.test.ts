import { expect, test } from "vitest";
import { createAttemptGroups } from "./attempt-groups.ts";

test("endpoints that did not respond share two groups until they respond, and their queued jobs wait there", () => {
  const { groupOf, mustWait, attempted } = createAttemptGroups();
  const queued = [1, 2, 3].map((endpointId) => ({ endpointId, group: groupOf(endpointId) }));
  expect(queued.map(({ group }) => group)).toEqual(["endpoint 1", "endpoint 2", "endpoint 3"]);
  expect(queued.map(mustWait)).toEqual([false, false, false]);
  for (const id of [1, 3]) attempted(id, { responded: false });
  expect([1, 2, 3].map(groupOf)).toEqual(["unresponsive 1", "endpoint 2", "unresponsive 1"]);
  expect(queued.map(mustWait)).toEqual([true, false, true]);
  const waiting = { endpointId: 1, group: groupOf(1) };
  expect(mustWait(waiting)).toBe(false);
  attempted(1, { responded: true });
  expect(groupOf(1)).toBe("endpoint 1");
  expect([...queued, waiting].map(mustWait)).toEqual([false, false, true, false]);
});
