import { TRPCClientError } from "@trpc/client";
import { expect, test } from "vitest";
import { ApiFailure } from "../../../testing/api-failure.ts";
import { failedCall } from "../../testing/failed-call.ts";
import { conflictOf, errorText, retryAfterMinutes } from "./error-text.ts";

test.each([
  [failedCall(new ApiFailure(404, "There is no such language")), "There is no such language"],
  [
    TRPCClientError.from(new TypeError("Failed to fetch")),
    "The server cannot be reached. Check your connection and try again.",
  ],
  [
    TRPCClientError.from(new SyntaxError("Unexpected token '<'")),
    "The server sent an unexpected response. Try again in a moment.",
  ],
  [new Error("x is not a function"), "Something went wrong on this page. Reload it and try again."],
])("formats %s as: %s", (error, text) => {
  expect(errorText(error)).toBe(text);
});

test("returns why a write was rejected when the user can correct it", () => {
  const conflict = { reason: "in-use", count: 3 } as const;
  expect(conflictOf(failedCall(new ApiFailure(409, "In use", { conflict })))).toEqual(conflict);
  expect(conflictOf(failedCall(new ApiFailure(400)))).toBeNull();
  expect(conflictOf(new Error("other"))).toBeNull();
});

test.each([
  [1, 1],
  [60, 1],
  [61, 2],
])("converts %i seconds to %i minutes", (retryAfter, minutes) => {
  expect(retryAfterMinutes(failedCall(new ApiFailure(429, "Too many", { retryAfter })))).toBe(minutes);
});

test("returns no time when the server sent none", () => {
  expect(retryAfterMinutes(failedCall(new ApiFailure(429)))).toBeNull();
});
