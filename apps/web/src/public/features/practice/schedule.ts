import { createEmptyCard, type Grade as FsrsGrade, fsrs, Rating, State } from "ts-fsrs";
import type { Review } from "./progress.ts";

/** The grades of an answer, from forgotten to effortless, in the order of their keys. */
export const GRADES = ["again", "hard", "good", "easy"] as const;
export type Grade = (typeof GRADES)[number];

const RATINGS: Record<Grade, FsrsGrade> = {
  again: Rating.Again,
  hard: Rating.Hard,
  good: Rating.Good,
  easy: Rating.Easy,
};

/** A phrase is asked again when it is remembered with this probability, and about once a year at least. */
const scheduler = fsrs({ request_retention: 0.9, maximum_interval: 365 });

/**
 * What each grade would make of a card.
 *
 * @param review the card's last review; undefined for a new card
 * @param now time of the answer, in milliseconds
 */
export function previewGrades(review: Review | undefined, now: number): Record<Grade, Review> {
  const card = {
    ...createEmptyCard(now),
    // A review in the future, by a clock that was wrong, would be a negative interval, which FSRS refuses.
    ...(review && { ...review, last_review: Math.min(review.reviewed, now) }),
  };
  const next = scheduler.repeat(card, now);
  const afterGrade = (grade: Grade): Review => {
    const { due, stability, difficulty, scheduled_days, learning_steps, reps, lapses, state } =
      next[RATINGS[grade]].card;
    return {
      due: due.getTime(),
      reviewed: now,
      stability,
      difficulty,
      scheduled_days,
      learning_steps,
      reps,
      lapses,
      state: State[state] as Review["state"],
    };
  };
  return Object.fromEntries(GRADES.map((grade) => [grade, afterGrade(grade)])) as Record<Grade, Review>;
}
