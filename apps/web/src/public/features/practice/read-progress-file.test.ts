import { expect, test } from "vitest";
import { mergeProgress, type Review, type StoredProgress } from "./progress.ts";
import { ProgressFileError, readProgressFile } from "./read-progress-file.ts";
import { previewGrades } from "./schedule.ts";
import { progressFileText } from "./write-progress-file.ts";

const NOW = Date.UTC(2026, 10, 23, 9);
const review = (now = NOW): Review => previewGrades(undefined, now).good;
const progress: StoredProgress = {
  reviews: new Map([
    ["japanese/thank-you/to-language", review()],
    ["farsi/hello/to-english", previewGrades(review(), NOW + 600_000).easy],
  ]),
  days: new Map([["2026-11-23", 7]]),
};
const text = progressFileText(progress, NOW);

test("reads the progress that it exported", () => {
  expect(readProgressFile(text)).toEqual(progress);
});

const changed = (change: (file: { version: number; cards: Record<string, unknown>[] }) => void) => {
  const file = JSON.parse(text) as { version: number; cards: Record<string, unknown>[] };
  change(file);
  return JSON.stringify(file);
};

test.each([
  ["{", "The file is not JSON."],
  ["[]", "The file is not an export of practice progress."],
  ['{"format":"other"}', "The file is not an export of practice progress."],
  [changed((file) => (file.version = 2)), "The file was exported by another version of this site."],
  [
    changed(({ cards }) => Object.assign(cards[1] ?? {}, { due: "soon" })),
    "The file is damaged: cards.1.due",
  ],
  [
    changed(({ cards }) => Object.assign(cards[0] ?? {}, { phrase: "a/b" })),
    "The file is damaged: cards.0.phrase",
  ],
])("rejects %j with a message for the visitor", (given, message) => {
  expect(() => readProgressFile(given)).toThrow(ProgressFileError);
  expect(() => readProgressFile(given)).toThrow(message);
});

test("keeps the later review of a card and the larger count of a day when it merges", () => {
  const [older, newer] = [review(NOW), review(NOW + 1_000)];
  const merged = mergeProgress(
    {
      reviews: new Map([
        ["a", newer],
        ["b", older],
      ]),
      days: new Map([
        ["2026-11-22", 3],
        ["2026-11-23", 5],
      ]),
    },
    {
      reviews: new Map([
        ["a", older],
        ["b", newer],
        ["c", older],
      ]),
      days: new Map([
        ["2026-11-23", 4],
        ["2026-11-24", 1],
      ]),
    },
  );
  expect(merged.reviews).toEqual(
    new Map([
      ["a", newer],
      ["b", newer],
      ["c", older],
    ]),
  );
  expect(merged.days).toEqual(
    new Map([
      ["2026-11-22", 3],
      ["2026-11-23", 5],
      ["2026-11-24", 1],
    ]),
  );
});
