import { expect, test } from "vitest";
import { exactTime, formatDay, relativeTime } from "./relative-time.ts";

const NOW = Date.parse("2026-03-10T12:00:00Z");

test.each([
  ["2026-03-10T12:00:20Z", "just now"],
  ["2026-03-10T11:59:15Z", "just now"],
  ["2026-03-10T11:58:01Z", "1 minute ago"],
  ["2026-03-10T07:10:00Z", "4 hours ago"],
  ["2026-03-09T11:00:00Z", "1 day ago"],
  ["2026-03-08T13:00:00Z", "1 day ago"],
  ["2026-02-20T12:00:00Z", "2 weeks ago"],
  ["2024-12-01T12:00:00Z", "1 year ago"],
])("formats %s as %s", (at, text) => {
  expect(relativeTime(at, NOW)).toBe(text);
});

test("formats all dates and times of the administration area alike, and only in this file", () => {
  expect(exactTime("2026-11-23T14:31:00")).toMatch(/^Nov 23, 2026, 2:31\sPM$/u);
  expect(formatDay("2026-03-28")).toBe("Mar 28, 2026");
  const sources = import.meta.glob<string>("/src/admin/**/*.{ts,tsx}", {
    query: "?raw",
    import: "default",
    eager: true,
  });
  const formatting = Object.entries(sources).filter(
    ([path, text]) => !/\.test\.tsx?$/.test(path) && /DateTimeFormat|toLocale(Date|Time)String/.test(text),
  );
  expect(formatting.map(([path]) => path)).toEqual(["/src/admin/lib/text/relative-time.ts"]);
});
