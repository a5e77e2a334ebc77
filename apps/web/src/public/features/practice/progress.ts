import { useSyncExternalStore } from "react";
import { localDay } from "../../lib/local-day.ts";
import { reportStorageFailure } from "../../lib/report-storage-failure.ts";
import { readDatabase, writeProgress, writeReview } from "./progress-database.ts";

/** FSRS's states of a card that was reviewed: with short intervals at first, and again after it was forgotten. */
export const STATES = ["Learning", "Review", "Relearning"] as const;

/** The last review of a card: when it was, what it left behind in FSRS's model of memory, and when the card is due. */
export interface Review {
  /** In milliseconds, like `reviewed`. */
  due: number;
  reviewed: number;
  stability: number;
  difficulty: number;
  scheduled_days: number;
  learning_steps: number;
  reps: number;
  lapses: number;
  state: (typeof STATES)[number];
}

export interface StoredProgress {
  /** By card; see `itemKey`. */
  reviews: ReadonlyMap<string, Review>;
  /** The number of answers by local date, such as "2026-11-23". */
  days: ReadonlyMap<string, number>;
}

export interface Progress extends StoredProgress {
  /** Whether the browser stores the progress; otherwise it lasts as long as the page. */
  stored: boolean;
}

const NOTHING: Progress = { reviews: new Map(), days: new Map(), stored: false };

let progress: Progress | null = null;
let loading: Promise<void> | undefined;
const listeners = new Set<() => void>();

/** What was learned on this device; null until it is loaded. */
export function useProgress(): Progress | null {
  return useSyncExternalStore(
    subscribe,
    () => progress,
    () => null,
  );
}

/** Records an answer: for the page at once, then in the browser's database. */
export async function saveReview(key: string, review: Review): Promise<void> {
  await loaded();
  const { reviews, days, stored } = progress ?? NOTHING;
  const day = localDay(review.reviewed);
  show({
    reviews: new Map(reviews).set(key, review),
    days: new Map(days).set(day, (days.get(day) ?? 0) + 1),
    stored,
  });
  if (!stored) return;
  try {
    await writeReview(key, review, day);
  } catch (error) {
    console.error("The progress could not be stored", error);
    reportStorageFailure("Your progress could not be stored");
    if (progress) show({ ...progress, stored: false });
  }
}

/**
 * Adds imported progress: of two reviews of a card, the later one remains.
 *
 * @throws an error when the browser cannot store it; nothing has changed then
 */
export async function importProgress(imported: StoredProgress): Promise<void> {
  // Another tab may have practiced meanwhile.
  if (progress?.stored) loading = undefined;
  await loaded();
  const current = progress ?? NOTHING;
  const merged = mergeProgress(current, imported);
  if (current.stored) await writeProgress(merged);
  show({ ...merged, stored: current.stored });
}

/** Forgets what the page knows, as a new page does: tests share a page, and each starts without progress. */
export function forgetProgress(): void {
  progress = null;
  loading = undefined;
}

export function mergeProgress(current: StoredProgress, imported: StoredProgress): StoredProgress {
  const reviews = new Map(current.reviews);
  for (const [key, review] of imported.reviews) {
    const known = reviews.get(key);
    if (!known || known.reviewed < review.reviewed) reviews.set(key, review);
  }
  const days = new Map(current.days);
  for (const [day, answers] of imported.days) days.set(day, Math.max(days.get(day) ?? 0, answers));
  return { reviews, days };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  void loaded();
  // Another tab may have practiced meanwhile.
  document.addEventListener("visibilitychange", reloadWhenVisible);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) document.removeEventListener("visibilitychange", reloadWhenVisible);
  };
}

function reloadWhenVisible(): void {
  if (document.visibilityState !== "visible" || !progress?.stored) return;
  loading = undefined;
  void loaded();
}

function loaded(): Promise<void> {
  loading ??= readDatabase().then(
    (stored) => show({ ...stored, stored: true }),
    // Some browsers refuse a database in private windows.
    () => show({ ...(progress ?? NOTHING), stored: false }),
  );
  return loading;
}

function show(next: Progress): void {
  progress = next;
  for (const listener of listeners) listener();
}
