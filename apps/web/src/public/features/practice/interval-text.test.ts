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
  [365 * DAY, "1 yr", "next year"],
])("writes %d milliseconds as %s, or %s", (interval, short, due) => {
  expect(intervalText(interval)).toBe(short);
  expect(dueText(interval)).toBe(due);
});
