import { expect, test } from "vitest";
import { storedFile } from "../../../testing/stored-files.ts";
import { libraryKey, libraryUrl } from "./media-library-url.ts";

test("derives the base URL of all files from any file", () => {
  expect(libraryUrl(storedFile("a b/سلام.mp3"))).toBe("https://media.test/");
  expect(libraryUrl(storedFile("a.mp3", { url: "https://media.test/signed?of=a.mp3" }))).toBeNull();
});

test("maps a URL of the library to the key of a file, in any encoding", () => {
  const library = "https://media.test/bucket/";
  expect(libraryKey("https://media.test/bucket/a%20b/%D8%B3.mp3", library)).toBe("a b/س.mp3");
  expect(libraryKey(" https://media.test/bucket/a b/س.mp3 ", library)).toBe("a b/س.mp3");
  expect(libraryKey(`${window.location.origin}/files/media/a.mp3`, "/files/media/")).toBe("a.mp3");
  expect(libraryKey("/files/media/a.mp3", `${window.location.origin}/files/media/`)).toBe("a.mp3");
});

test.each([
  "https://elsewhere.test/bucket/a.mp3",
  "https://media.test/other/a.mp3",
  "https://media.test/bucket/",
  "https://media.test/bucket/100%.mp3",
  "youtu.be/abcdefghijk",
  "",
])("rejects %j as a URL of another origin or path", (url) => {
  expect(libraryKey(url, "https://media.test/bucket/")).toBeNull();
});
