import { expect, test } from "vitest";
import { errorIdOf, internalErrorMessage } from "./internal-error.ts";

test("errorIdOf returns the sentence with the request ID from the message of an internal error", () => {
  expect(errorIdOf(internalErrorMessage("3fa9c1d2e0-1z"))).toBe(
    "If you report it, name request 3fa9c1d2e0-1z.",
  );
  expect(internalErrorMessage()).toBe("Something went wrong on our side");
  expect(errorIdOf(internalErrorMessage())).toBeNull();
  expect(errorIdOf("The database is not responding. Please try again in a minute.")).toBeNull();
});
