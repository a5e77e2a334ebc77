import { expect, test } from "vitest";
import { StorageError } from "../../errors/storage-error.ts";
import { deploymentErrorMessage, isStorageFull } from "./deployment-error-message.ts";

const SERVER_DISK = /^The disk of the server is full\. .*Free up space there, and deploy again\.$/;

test.each([
  ["ENOSPC", SERVER_DISK],
  ["EDQUOT", SERVER_DISK],
  ["53100", /^The disk of the database is full\. Free up space, and deploy again\.$/],
])("names the disk that is full for the error code %s, however deep its cause", (code, message) => {
  const cause = Object.assign(new Error("no room"), { code });
  const error = new Error("A page could not be made", { cause });
  expect(deploymentErrorMessage(error)).toMatch(message);
  expect(isStorageFull(error)).toBe(true);
});

test("shows the message of the storage, and not of the disk that caused it", () => {
  const cause = Object.assign(new Error("no room"), { code: "ENOSPC" });
  const error = new StorageError("full", "The store takes no more", { cause });
  expect(deploymentErrorMessage(error)).toBe("The store takes no more");
  expect(isStorageFull(error)).toBe(true);
});

test.each([
  new StorageError("forbidden", "The storage is full of files that the key may not change"),
  new TypeError("The disk of the server is full"),
])("does not take the storage for full because a message says so: $message", (error) => {
  expect(isStorageFull(error)).toBe(false);
});

test("shows no detail of an internal error", () => {
  expect(deploymentErrorMessage(new TypeError("password=hunter2"))).toBeNull();
});
