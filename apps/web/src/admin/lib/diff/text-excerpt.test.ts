import { expect, test } from "vitest";
import type { TextPart } from "./text-difference.ts";
import { beginningOf, excerptOf, MAX_READABLE } from "./text-excerpt.ts";

const same = (text: string): TextPart => ({ text, change: "same" });
const added = (text: string): TextPart => ({ text, change: "added" });
const removed = (text: string): TextPart => ({ text, change: "removed" });

test("the difference of short texts is shown whole", () => {
  const parts = [same("a".repeat(5_000)), removed("b"), added("c"), same("d".repeat(4_998))];
  expect(excerptOf(parts)).toEqual(parts);
});

test("of long texts what stays the same is shown beside what differs", () => {
  const line = "0123456789";
  const long = line.repeat(MAX_READABLE / 10);
  const context = line.repeat(30);
  expect(
    excerptOf([same(long), added("x"), same(long), removed("y"), same("short"), added("z"), same(long)]),
  ).toEqual([
    same(`\n…\n${context}`),
    added("x"),
    same(`${context}\n…\n${context}`),
    removed("y"),
    same("short"),
    added("z"),
    same(`${context}\n…\n`),
  ]);
});

test("a passage that was rewritten is shown from its beginning", () => {
  const [before, after] = excerptOf([removed("b".repeat(MAX_READABLE)), added("a".repeat(MAX_READABLE))]);
  expect(before).toEqual(removed(`${"b".repeat(5_000)}\n…\n`));
  expect(after).toEqual(added(`${"a".repeat(5_000)}\n…\n`));
});

test("no character is cut in two", () => {
  expect(beginningOf(`a${"😀".repeat(5_000)}`)).toBe(`a${"😀".repeat(2_499)}\n…\n`);
  const [start, , end] = excerptOf([
    same(`a${"😀".repeat(MAX_READABLE)}a`),
    added("x"),
    same(`a${"😀".repeat(MAX_READABLE)}`),
  ]);
  expect(start?.text.isWellFormed()).toBe(true);
  expect(end?.text.isWellFormed()).toBe(true);
});
