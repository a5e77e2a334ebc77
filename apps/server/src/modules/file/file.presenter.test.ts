import type { FileKind } from "@saywhere/validators/files/stored-file";
import { expect, test } from "vitest";
import type { ObjectStorage } from "../storage/object-storage.ts";
import { presentFile, responseContentType } from "./file.presenter.ts";

test("presents a file with its public URL", () => {
  const store = {
    name: "bucket",
    address: "there",
    storage: {} as ObjectStorage,
    urlOf: (key: string) => `https://a.test/${key}`,
  };
  const lastModified = new Date("2026-03-01T12:00:00Z");
  expect(presentFile(store, { key: "a.png", size: 3, lastModified })).toEqual({
    key: "a.png",
    size: 3,
    lastModified: "2026-03-01T12:00:00.000Z",
    url: "https://a.test/a.png",
  });
});

test.each([
  ["text/csv", "text/csv; charset=utf-8"],
  ["application/json", "application/json"],
])("a response with a file of the type %s has the content type %s", (contentType, expected) => {
  expect(responseContentType({ contentType } as FileKind)).toBe(expected);
});
