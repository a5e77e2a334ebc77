import { expect, test } from "vitest";
import { dueText, intervalText } from "./interval-text.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

test.each([
  [0, "1 min", "in 1 minute"],
  [10 * MINUTE, "10 min", "in 10 minutes"],
  [90 * MINUTE, "2 hr", "in 2 hours"],
  [DAY, "1 day", "tomorrow"],
  [8 * DAY, "8 days", "in 8 days"],
  [90 * DAY, "3 mths", "in 3 months"],
  [365 * DAY, "1 yr", "in 1 year"],
])("writes %d milliseconds as %s, or %s", (interval, short, due) => {
  expect(intervalText(interval)).toBe(short);
  const noon = new Date(2026, 10, 23, 12).getTime();
  expect(dueText(noon + interval, noon)).toBe(due);
});

test.each([
  ["the same evening", [23, 0, 10], [23, 23, 20], "today"],
  ["the next morning", [23, 22], [24, 21], "tomorrow"],
  ["more than a day later, on the next day", [23, 8], [24, 21], "tomorrow"],
  ["little more than a day later, on the day after the next", [23, 22], [25, 7], "in 2 days"],
] as const)("counts the days of the calendar until %s", (_, [today, ...now], [day, ...time], text) => {
  const at = (date: number, [hour, minute = 0]: readonly number[]) =>
    new Date(2026, 10, date, hour, minute).getTime();
  expect(dueText(at(day, time), at(today, now))).toBe(text);
});
