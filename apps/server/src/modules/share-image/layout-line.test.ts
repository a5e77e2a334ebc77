import { expect, test } from "vitest";
import { settable, visualRuns } from "./layout-line.ts";

function runs(line: string, ...rest: [Parameters<typeof visualRuns>[1], "ltr" | "rtl"]) {
  return visualRuns(line, ...rest).map(({ start, end, font }) => [line.slice(start, end), font]);
}

test("orders a right-to-left line from right to left, with its Latin words from left to right", () => {
  expect(runs("מה ה-WiFi?", "noto-serif-hebrew", "rtl").map(([text]) => text)).toEqual([
    "?",
    "WiFi",
    "מה ה-",
  ]);
});

test("uses another font only for characters that the script's font lacks", () => {
  expect(runs("ขอรหัส Wi-Fi", "noto-serif-thai", "ltr")).toEqual([
    ["ขอรหัส ", "noto-serif-thai"],
    ["Wi-Fi", "source-serif-4-semibold"],
  ]);
});

test("omits characters that no font contains", () => {
  expect(settable("Hello \u{1f600}Ա", "source-serif-4-regular")).toBe("Hello");
});
