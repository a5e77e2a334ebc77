import { expect, test } from "vitest";
import { fileNameOf, folderOf, numberedKey } from "./file-key.ts";
import { cleanFileName, cleanFolder } from "./sanitize-file-name.ts";

test.each([
  ["hello.mp3", "hello.mp3"],
  ["How are you?.MP3", "How-are-you.mp3"],
  ["  a  –  b & c.png ", "a-b-c.png"],
  ["don’t (1).wav", "dont-1.wav"],
  ["سلام خوبی.mp3", "سلام-خوبی.mp3"],
  ["Español\u0301.mp3", "Español\u0301.mp3".normalize("NFC")],
  ["a/b\\c%2F#?.txt", "a-b-c-2F.txt"],
  ["..", "file"],
  ["???.mp3", "file.mp3"],
  [".mp3", "file.mp3"],
  ["archive.tar.gz", "archive.tar.gz"],
  ["no ending", "no-ending"],
  ["tab\tand\u0000null.csv", "tab-and-null.csv"],
])("converts the name %j to %j", (name, cleaned) => {
  expect(cleanFileName(name)).toBe(cleaned);
  expect(cleanFileName(cleaned)).toBe(cleaned);
});

test("truncates a long name between characters, and keeps its extension", () => {
  const cleaned = cleanFileName(`${"世".repeat(100)}.mp3`);
  expect(new TextEncoder().encode(cleaned).length).toBeLessThanOrEqual(200);
  expect(cleaned).toMatch(/^世+\.mp3$/);
});

test.each([
  ["", ""],
  [" Audio / Farsi/", "Audio/Farsi"],
  ["/../a/./b//c", "a/b/c"],
  ["new folder\\über", "new-folder/über"],
])("converts the folder %j to %j", (folder, cleaned) => expect(cleanFolder(folder)).toBe(cleaned));

test("joins name and folder to a key that can be numbered", () => {
  expect([fileNameOf("a/b.png"), folderOf("a/b.png")]).toEqual(["b.png", "a"]);
  expect([fileNameOf("b.png"), folderOf("b.png")]).toEqual(["b.png", ""]);
  expect(numberedKey("a.b/hello.mp3", 2)).toBe("a.b/hello-2.mp3");
  expect(numberedKey("a.b/hello", 3)).toBe("a.b/hello-3");
});
