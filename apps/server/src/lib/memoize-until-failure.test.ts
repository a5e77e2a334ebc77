import { expect, test, vi } from "vitest";
import { memoizeUntilFailure } from "./memoize-until-failure.ts";

test("calls once, and again after a failure", async () => {
  const load = vi.fn<() => Promise<number>>().mockRejectedValueOnce(new Error("busy")).mockResolvedValue(1);
  const read = memoizeUntilFailure(load);
  await expect(read()).rejects.toThrow("busy");
  expect(await Promise.all([read(), read()])).toEqual([1, 1]);
  expect(load).toHaveBeenCalledTimes(2);
});
