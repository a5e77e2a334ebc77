import { TRPCClientError } from "@trpc/client";
import { expect, test } from "vitest";
import { shouldRetry } from "./retry-policy.ts";

const failed = (httpStatus: number) =>
  TRPCClientError.from({ error: { message: "", code: -1, data: { httpStatus } } });

test("retries three times, and never after a client error", () => {
  expect([0, 1, 2, 3].map((failures) => shouldRetry(failures, failed(500)))).toEqual([
    true,
    true,
    true,
    false,
  ]);
  expect(shouldRetry(0, new TypeError("Failed to fetch"))).toBe(true);
  expect([400, 404, 429].map((status) => shouldRetry(0, failed(status)))).toEqual([false, false, false]);
});
