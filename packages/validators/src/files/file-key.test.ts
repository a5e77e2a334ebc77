import { describe, expect, test } from "vitest";
import { encodeKey, storedFileKey, validateFileKey } from "./file-key.ts";

test("encodes a key for a URL, except its slashes", () => {
  expect(encodeKey("a b/ü#?.png")).toBe("a%20b/%C3%BC%23%3F.png");
});

test("a name has one key, however its accents are encoded", () => {
  expect(storedFileKey("cafe\u0301.mp3")).toBe("caf\u00e9.mp3");
});

describe("validateFileKey", () => {
  test.each([
    "a.png",
    "hello/farsi/سلام.mp3",
    "with space & 100%.png",
    ".hidden/..dots/...png",
    `${"a".repeat(200)}/${"é".repeat(100)}`,
    ".saywhere.png",
    `${"a".repeat(200)}/`.repeat(5) + "a".repeat(19),
  ])("accepts the key %s", (key) => expect(validateFileKey(key)).toBeNull());

  test.each([
    ["", "Name the file"],
    ["/a.png", "begin with a slash"],
    ["folder/", "ends with a slash"],
    ["a//b.png", "two slashes"],
    ["a/./b.png", "“.”"],
    ["../a.png", "“..”"],
    ["a\u0000.png", "control characters"],
    ["a\n.png", "control characters"],
    ["a\u202egnp.exe.png", "control characters"],
    ["\ud800.png", "control characters"],
    [`${"é".repeat(101)}.png`, "at most 200 bytes"],
    [`a/${"é".repeat(101)}`, "at most 200 bytes"],
    [`${"a".repeat(200)}/`.repeat(5) + "a".repeat(20), "at most 1024 bytes"],
    [Array.from({ length: 11 }, () => "a".repeat(100)).join("/"), "at most 1024 bytes"],
    ["hello.mp3.json/a.png", "may not end in “.json”"],
    ["data.JSON/a.png", "may not end in “.json”"],
    [".saywhere/a.png", "for the server itself"],
  ])("rejects the key %j and explains why", (key, words) => expect(validateFileKey(key)).toContain(words));
});
