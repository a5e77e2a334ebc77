import { expect, test } from "vitest";
import { relativeTime } from "./relative-time.ts";

const NOW = Date.parse("2026-03-10T12:00:00Z");

test.each([
  ["2026-03-10T12:00:20Z", "just now"],
  ["2026-03-10T11:59:15Z", "just now"],
  ["2026-03-10T11:58:01Z", "1 minute ago"],
  ["2026-03-10T07:10:00Z", "4 hours ago"],
  ["2026-03-09T11:00:00Z", "yesterday"],
  ["2026-02-20T12:00:00Z", "2 weeks ago"],
  ["2024-12-01T12:00:00Z", "last year"],
])("formats %s as %s", (at, text) => {
  expect(relativeTime(at, NOW)).toBe(text);
});
