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
    "The server did not answer as it should. Try again in a moment.",
  ],
  [new Error("x is not a function"), "Something went wrong on this page. Reload it and try again."],
])("%s reads: %s", (error, text) => {
  expect(errorText(error)).toBe(text);
});

test("tells why a write was refused, where it can be mended", () => {
  const conflict = { reason: "in-use", count: 3 } as const;
  expect(conflictOf(failedCall(new ApiFailure(409, "In use", { conflict })))).toEqual(conflict);
  expect(conflictOf(failedCall(new ApiFailure(400)))).toBeNull();
  expect(conflictOf(new Error("other"))).toBeNull();
});

test.each([
  [1, 1],
  [60, 1],
  [61, 2],
])("after %i seconds is after %i minutes", (retryAfter, minutes) => {
  expect(retryAfterMinutes(failedCall(new ApiFailure(429, "Too many", { retryAfter })))).toBe(minutes);
});

test("no time is told where the server told none", () => {
  expect(retryAfterMinutes(failedCall(new ApiFailure(429)))).toBeNull();
});
