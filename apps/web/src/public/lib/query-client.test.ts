import { isNotFound } from "@tanstack/react-router";
import { TRPCClientError } from "@trpc/client";
import { expect, test } from "vitest";
import { statusOf } from "../../shared/api-error.ts";
import { orNotFound, orNull, retryDelay, shouldRetry } from "./query-client.ts";

const failed = (httpStatus: number) =>
  TRPCClientError.from({ error: { message: "", code: -1, data: { httpStatus } } });

test("tries three times more, and never when the request is at fault", () => {
  expect([0, 1, 2, 3].map((failures) => shouldRetry(failures, failed(500)))).toEqual([
    true,
    true,
    true,
    false,
  ]);
  expect(shouldRetry(0, new TypeError("Failed to fetch"))).toBe(true);
  expect([400, 404, 429].map((status) => shouldRetry(0, failed(status)))).toEqual([false, false, false]);
});

test("waits a second, then twice as long each time, at most half a minute", () => {
  expect([0, 1, 2, 5, 9].map(retryDelay)).toEqual([1_000, 2_000, 4_000, 30_000, 30_000]);
});

test("what is not there, or cannot be, is the not-found page", async () => {
  await expect(orNotFound(Promise.reject(failed(404)))).rejects.toSatisfy(isNotFound);
  await expect(orNotFound(Promise.reject(failed(400)))).rejects.toSatisfy(isNotFound);
  await expect(orNotFound(Promise.reject(failed(500)))).rejects.toBeInstanceOf(TRPCClientError);
  await expect(orNotFound(Promise.resolve(1))).resolves.toBe(1);
});

test("a page does without a part that is not there, but not without one that failed", async () => {
  await expect(orNull(Promise.reject(failed(404)))).resolves.toBeNull();
  await expect(orNull(Promise.reject(failed(500)))).rejects.toBeInstanceOf(TRPCClientError);
});

test("knows the status of a call that failed in another copy of the client", () => {
  const foreign = Object.assign(new Error("Language Not Found"), {
    name: "TRPCClientError",
    data: { httpStatus: 404 },
  });
  expect(statusOf(TRPCClientError.from(foreign))).toBe(404);
  expect(statusOf(TRPCClientError.from(new TypeError("Failed to fetch")))).toBeUndefined();
});
