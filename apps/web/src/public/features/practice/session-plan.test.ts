import { expect, test } from "vitest";
import { japanese } from "../../../testing/languages.ts";
import { phraseEntry } from "../../testing/fixtures.ts";
import { DIRECTIONS, itemsOf } from "./practice-item.ts";
import type { Review } from "./progress.ts";
import { previewGrades } from "./schedule.ts";
import { afterAnswer, countSet, NEW_PER_SESSION, nextItem, planSession, type Queue } from "./session-plan.ts";

const NOW = Date.UTC(2026, 10, 23, 9);
const MINUTE = 60_000;
const entries = Array.from({ length: 15 }, (_, index) => phraseEntry(`Phrase ${index}`, japanese));
const items = itemsOf(entries, ["to-language"]);
const reviewDue = (due: number): Review => ({ ...previewGrades(undefined, NOW - 60 * MINUTE).easy, due });
const item = (index: number) => items[index] ?? expect.unreachable("There is no such card");
const numbers = (plan: readonly { entry: { phrase: { english: string } } }[]) =>
  plan.map(({ entry }) => Number(entry.phrase.english.slice("Phrase ".length)));

test("counts what is due, new and practiced, and when the next card is due", () => {
  const reviews = new Map([
    [item(0).key, reviewDue(NOW - MINUTE)],
    [item(1).key, reviewDue(NOW)],
    [item(2).key, reviewDue(NOW + 5 * MINUTE)],
    [item(3).key, reviewDue(NOW + MINUTE)],
  ]);
  expect(countSet(items, reviews, NOW)).toEqual({ due: 2, fresh: 11, started: 4, nextDue: NOW + MINUTE });
  expect(countSet([], reviews, NOW)).toEqual({ due: 0, fresh: 0, started: 0, nextDue: null });
});

test("plans due cards before new ones, the longest overdue first", () => {
  const reviews = new Map([
    [item(4).key, reviewDue(NOW - MINUTE)],
    [item(9).key, reviewDue(NOW - 2 * MINUTE)],
    [item(0).key, reviewDue(NOW + MINUTE)],
  ]);
  expect(numbers(planSession(items, reviews, NOW))).toEqual([9, 4, 1, 2, 3, 5, 6, 7, 8, 10, 11, 12]);
  expect(planSession(items, new Map(), NOW)).toHaveLength(NEW_PER_SESSION);
});

test("plans the cards that are due next when nothing is due and nothing is new", () => {
  const reviews = new Map(items.map(({ key }, index) => [key, reviewDue(NOW + (20 - index) * MINUTE)]));
  expect(numbers(planSession(items, reviews, NOW)).slice(0, 3)).toEqual([14, 13, 12]);
});

test("asks a phrase in one direction per session", () => {
  const both = itemsOf(entries.slice(0, 3), DIRECTIONS);
  expect(planSession(both, new Map(), NOW).map(({ direction }) => direction)).toEqual(
    Array.from({ length: 3 }, () => "to-language"),
  );
  const known = new Map(
    both
      .filter(({ direction }) => direction === "to-language")
      .map(({ key }) => [key, reviewDue(NOW + MINUTE)]),
  );
  expect(planSession(both, known, NOW).map(({ direction }) => direction)).toEqual(
    Array.from({ length: 3 }, () => "to-english"),
  );
});

test("asks a card again in the session when its interval is short, and not otherwise", () => {
  let queue: Queue = { planned: items.slice(0, 3), waiting: [] };
  const grades = previewGrades(undefined, NOW);
  queue = afterAnswer(queue, item(0), grades.again);
  expect(nextItem(queue, NOW)).toBe(item(1));
  // A minute has passed.
  expect(nextItem(queue, NOW + MINUTE)).toBe(item(0));
  queue = afterAnswer(queue, item(0), grades.easy);
  expect(queue).toEqual({ planned: items.slice(1, 3), waiting: [] });
  queue = afterAnswer(queue, item(1), grades.good);
  queue = afterAnswer(queue, item(2), grades.hard);
  // Nothing else is left: the card that is due first does not have to wait.
  expect(nextItem(queue, NOW)).toBe(item(2));
  queue = afterAnswer(afterAnswer(queue, item(2), grades.easy), item(1), grades.easy);
  expect(nextItem(queue, NOW)).toBeNull();
});
