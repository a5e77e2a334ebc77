import { expect, test } from "vitest";
import type { TextPart } from "./text-difference.ts";
import { beginningOf, excerptOf, MAX_READABLE } from "./text-excerpt.ts";

const same = (text: string): TextPart => ({ text, change: "same" });
const added = (text: string): TextPart => ({ text, change: "added" });
const removed = (text: string): TextPart => ({ text, change: "removed" });

test("shows the whole difference of short texts", () => {
  const parts = [same("a".repeat(5_000)), removed("b"), added("c"), same("d".repeat(4_998))];
  expect(excerptOf(parts)).toEqual(parts);
});

test("shows the context of changes in long texts", () => {
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

test("shows a rewritten passage from its start", () => {
  const [before, after] = excerptOf([removed("b".repeat(MAX_READABLE)), added("a".repeat(MAX_READABLE))]);
  expect(before).toEqual(removed(`${"b".repeat(5_000)}\n…\n`));
  expect(after).toEqual(added(`${"a".repeat(5_000)}\n…\n`));
});

test("never cuts a character in two", () => {
  expect(beginningOf(`a${"😀".repeat(5_000)}`)).toBe(`a${"😀".repeat(2_499)}\n…\n`);
  const [start, , end] = excerptOf([
    same(`a${"😀".repeat(MAX_READABLE)}a`),
    added("x"),
    same(`a${"😀".repeat(MAX_READABLE)}`),
  ]);
  expect(start?.text.isWellFormed()).toBe(true);
  expect(end?.text.isWellFormed()).toBe(true);
});
