import { expect, test } from "vitest";
import { STORAGE_ADVICE } from "../report-storage-failure.ts";
import { StorageBlockedError } from "./pack-registry.ts";
import { describePackFailure } from "./use-pack-change.ts";

test.each([
  ["local storage", new StorageBlockedError()],
  ["the cache", new DOMException("The operation is insecure.", "SecurityError")],
])("tells a visitor whose browser blocks %s what to do, instead of blaming the connection", (_, error) => {
  expect(describePackFailure(error, "Thai")).toBe(STORAGE_ADVICE);
});

test("shows after a lost connection that the download can be continued", () => {
  expect(describePackFailure(new TypeError("Failed to fetch"), "Thai")).toMatch(/^The connection was lost/);
});
