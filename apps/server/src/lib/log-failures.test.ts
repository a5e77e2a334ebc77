import { expect, test, vi } from "vitest";
import { logFailures } from "./log-failures.ts";

test("logs the first failure of a repeated task as a warning, and the next one after a success", async () => {
  const warn = vi.fn();
  const failure = new Error("The connection was lost");
  const task = vi.fn<(input: number) => Promise<void>>().mockRejectedValue(failure);
  const run = logFailures({ warn }, "it could not be checked", task);
  await run(1);
  await run(2);
  expect(warn.mock.calls).toEqual([[{ err: failure }, "it could not be checked"]]);
  task.mockResolvedValueOnce();
  await run(3);
  expect(warn).toHaveBeenCalledTimes(1);
  await run(4);
  expect(warn).toHaveBeenCalledTimes(2);
  expect(task.mock.calls).toEqual([[1], [2], [3], [4]]);
});
