import { expect, test } from "vitest";
import { settable, visualRuns } from "./text-runs.ts";

function runs(line: string, ...rest: [Parameters<typeof visualRuns>[1], "ltr" | "rtl"]) {
  return visualRuns(line, ...rest).map(({ start, end, font }) => [line.slice(start, end), font]);
}

test("a right-to-left line ends on the left, its Latin words still running to the right", () => {
  expect(runs("מה ה-WiFi?", "noto-serif-hebrew", "rtl").map(([text]) => text)).toEqual([
    "?",
    "WiFi",
    "מה ה-",
  ]);
});

test("characters that the script's font lacks stand in another font, the others keep theirs", () => {
  expect(runs("ขอรหัส Wi-Fi", "noto-serif-thai", "ltr")).toEqual([
    ["ขอรหัส ", "noto-serif-thai"],
    ["Wi-Fi", "source-serif-4-semibold"],
  ]);
});

test("what no font can draw is left out", () => {
  expect(settable("Hello \u{1f600}Ա", "source-serif-4-regular")).toBe("Hello");
});
