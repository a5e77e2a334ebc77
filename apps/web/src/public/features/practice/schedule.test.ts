import { expect, test } from "vitest";
import type { Review } from "./progress.ts";
import { GRADES, previewGrades } from "./schedule.ts";

const NOW = Date.UTC(2026, 10, 23, 9);
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const intervals = (grades: Record<string, Review>, now: number) =>
  GRADES.map((grade) => (grades[grade]?.due ?? 0) - now);

test("asks a new card again within minutes, or in days when it was easy", () => {
  const grades = previewGrades(undefined, NOW);
  expect(intervals(grades, NOW)).toEqual([MINUTE, 6 * MINUTE, 10 * MINUTE, 8 * DAY]);
  expect(grades.good).toMatchObject({ reviewed: NOW, reps: 1, lapses: 0, state: "Learning" });
  expect(grades.easy.state).toBe("Review");
});

test("asks a card that is remembered at ever longer intervals, at most after about a year", () => {
  let review = previewGrades(undefined, NOW).easy;
  const days: number[] = [];
  for (let reviews = 0; reviews < 6; reviews++) {
    const now = review.due;
    review = previewGrades(review, now).good;
    days.push((review.due - now) / DAY);
  }
  expect(days).toEqual(days.toSorted((one, other) => one - other));
  expect(days[0]).toBeGreaterThan(8);
  // The intervals of the grades differ by a day at least.
  expect(days.at(-1)).toBeLessThanOrEqual(367);
});

test("asks a forgotten card again within minutes, and sooner afterwards than before", () => {
  const known = previewGrades(undefined, NOW).easy;
  const forgotten = previewGrades(known, known.due).again;
  expect(forgotten).toMatchObject({ lapses: 1, state: "Relearning" });
  expect(forgotten.due - known.due).toBeLessThanOrEqual(10 * MINUTE);
  expect(forgotten.stability).toBeLessThan(known.stability);
  const relearned = previewGrades(forgotten, forgotten.due).good;
  expect(relearned.state).toBe("Review");
  expect(relearned.due - forgotten.due).toBeLessThan(8 * DAY);
});

test("asks a card whose last review lies in the future, because a clock was wrong, as one that was just reviewed", () => {
  const known = previewGrades(undefined, NOW + 3 * DAY).easy;
  const grades = previewGrades(known, NOW);
  expect(grades.good).toMatchObject({ reviewed: NOW, reps: 2 });
  expect(grades.good.due).toBeGreaterThan(NOW);
  expect(grades.again.due - NOW).toBeLessThanOrEqual(10 * MINUTE);
});

test("orders the intervals of the grades", () => {
  const learned = previewGrades(undefined, NOW).easy;
  const grades = intervals(previewGrades(learned, learned.due), learned.due);
  expect(grades).toEqual(grades.toSorted((one, other) => one - other));
  expect(new Set(grades).size).toBe(4);
});
