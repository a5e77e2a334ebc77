import type { PracticeItem } from "./practice-item.ts";
import type { Review } from "./progress.ts";

/** New cards per session: enough for a few minutes, few enough to be asked again in it. */
export const NEW_PER_SESSION = 10;
const REVIEWS_PER_SESSION = 50;
const AHEAD_PER_SESSION = 20;
/** A card that is due within this time, in milliseconds, is asked again in the same session. */
const SAME_SESSION = 20 * 60_000;

type Reviews = ReadonlyMap<string, Review>;

export interface SetCounts {
  /** Cards that were practiced before and are due now. */
  due: number;
  /** Cards that were never practiced. */
  fresh: number;
  /** Cards that were practiced at least once. */
  started: number;
  /** When the next card is due, in milliseconds; null when no card waits. */
  nextDue: number | null;
}

export function countSet(items: readonly PracticeItem[], reviews: Reviews, now: number): SetCounts {
  const counts: SetCounts = { due: 0, fresh: 0, started: 0, nextDue: null };
  for (const { key } of items) {
    const review = reviews.get(key);
    if (!review) {
      counts.fresh++;
      continue;
    }
    counts.started++;
    if (review.due <= now) counts.due++;
    else counts.nextDue = Math.min(counts.nextDue ?? review.due, review.due);
  }
  return counts;
}

/**
 * The cards of a session: those that are due, the longest overdue first, then some new ones. When there are none, the
 * cards that are due next, for a visitor who wants to practice ahead. A phrase is asked in one direction per session,
 * because the answer to one gives away the other.
 */
export function planSession(items: readonly PracticeItem[], reviews: Reviews, now: number): PracticeItem[] {
  const dueOf = ({ key }: PracticeItem) => reviews.get(key)?.due ?? Number.POSITIVE_INFINITY;
  const reviewed = items
    .filter(({ key }) => reviews.has(key))
    .toSorted((one, other) => dueOf(one) - dueOf(other));
  const fresh = items.filter(({ key }) => !reviews.has(key));
  const planned = new Set<string>();
  const take = (candidates: readonly PracticeItem[], most: number): PracticeItem[] => {
    const taken: PracticeItem[] = [];
    for (const item of candidates) {
      if (taken.length === most) break;
      const phrase = `${item.entry.language.slug}/${item.entry.phrase.slug}`;
      if (planned.has(phrase)) continue;
      planned.add(phrase);
      taken.push(item);
    }
    return taken;
  };
  const due = take(
    reviewed.filter((item) => dueOf(item) <= now),
    REVIEWS_PER_SESSION,
  );
  const session = [...due, ...take(fresh, NEW_PER_SESSION)];
  return session.length > 0 ? session : take(reviewed, AHEAD_PER_SESSION);
}

/** The cards of a running session that are still to be asked. */
export interface Queue {
  planned: readonly PracticeItem[];
  /** Cards that were answered and are asked again in this session. */
  waiting: readonly { item: PracticeItem; due: number }[];
}

/** The card to ask next: one whose short interval has passed, else a planned one, else the one that is due next. */
export function nextItem({ planned, waiting }: Queue, now: number): PracticeItem | null {
  const soonest = waiting.toSorted((one, other) => one.due - other.due)[0];
  if (soonest && soonest.due <= now) return soonest.item;
  return planned[0] ?? soonest?.item ?? null;
}

/** The queue after the answer to a card. */
export function afterAnswer(queue: Queue, item: PracticeItem, review: Review): Queue {
  const planned = queue.planned.filter(({ key }) => key !== item.key);
  const waiting = queue.waiting.filter((other) => other.item.key !== item.key);
  return review.due - review.reviewed <= SAME_SESSION
    ? { planned, waiting: [...waiting, { item, due: review.due }] }
    : { planned, waiting };
}
