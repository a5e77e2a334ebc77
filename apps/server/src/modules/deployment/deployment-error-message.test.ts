import { expect, test } from "vitest";
import { StorageError } from "../../errors/storage-error.ts";
import { deploymentErrorMessage, fullDiskMessage, namesFullStorage } from "./deployment-error-message.ts";

const SERVER_DISK = /^The disk of the server is full\. .*Free up space there, and deploy again\.$/;

test.each([
  ["ENOSPC", SERVER_DISK],
  ["EDQUOT", SERVER_DISK],
  ["53100", /^The disk of the database is full\. Free up space, and deploy again\.$/],
])("names the disk that is full for the error code %s, however deep its cause", (code, message) => {
  const cause = Object.assign(new Error("no room"), { code });
  const shown = deploymentErrorMessage(new Error("A page could not be made", { cause }));
  expect(shown).toMatch(message);
  expect(namesFullStorage(`${shown} The replaced files could not be restored either.`)).toBe(true);
});

test("shows the message of the storage, and not of the disk that caused it", () => {
  const cause = Object.assign(new Error("no room"), { code: "ENOSPC" });
  const error = new StorageError("full", "The store takes no more", { cause });
  expect(deploymentErrorMessage(error)).toBe("The store takes no more");
  expect(fullDiskMessage(error)).toBeNull();
  expect(namesFullStorage("The store takes no more")).toBe(false);
});

test.each([
  "The disk of the server is full. Free up space, and try again.",
  "The storage is full: HTTP 507 Insufficient Storage. Free up space, or raise its limit.",
])("recognizes that a folder or a store is full: %s", (message) => {
  expect(namesFullStorage(message)).toBe(true);
});

test("shows no detail of an internal error", () => {
  expect(deploymentErrorMessage(new TypeError("password=hunter2"))).toBeNull();
});
