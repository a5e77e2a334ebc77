import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { Review, StoredProgress } from "./progress.ts";

interface ProgressSchema extends DBSchema {
  reviews: { key: string; value: Review };
  days: { key: string; value: number };
}

let opened: Promise<IDBPDatabase<ProgressSchema>> | undefined;

/** @throws an error when the browser provides no database, which is opened again next time */
async function open(): Promise<IDBPDatabase<ProgressSchema>> {
  opened ??= openDB<ProgressSchema>("saywhere-practice", 1, {
    upgrade: (database) => {
      database.createObjectStore("reviews");
      database.createObjectStore("days");
    },
    // A newer version of the site, in another tab, waits for this one.
    blocking: close,
    terminated: () => {
      opened = undefined;
    },
  });
  try {
    return await opened;
  } catch (error) {
    opened = undefined;
    throw error;
  }
}

function close(): void {
  opened?.then((database) => database.close()).catch(() => {});
  opened = undefined;
}

/** Errors of a browser that lost its connection to the database, for example in the background on a phone. */
const LOST_CONNECTION = ["InvalidStateError", "UnknownError"];

/** Uses the database, and tries once more over a new connection if the browser has lost its own. */
async function withDatabase<T>(run: (database: IDBPDatabase<ProgressSchema>) => Promise<T>): Promise<T> {
  try {
    return await run(await open());
  } catch (error) {
    if (!(error instanceof DOMException && LOST_CONNECTION.includes(error.name))) throw error;
    close();
    return run(await open());
  }
}

export function readDatabase(): Promise<StoredProgress> {
  return withDatabase(readAll);
}

async function readAll(database: IDBPDatabase<ProgressSchema>): Promise<StoredProgress> {
  const transaction = database.transaction(["reviews", "days"]);
  const [reviews, days] = [transaction.objectStore("reviews"), transaction.objectStore("days")];
  const [keys, values, dates, answers] = await Promise.all([
    reviews.getAllKeys(),
    reviews.getAll(),
    days.getAllKeys(),
    days.getAll(),
  ]);
  return { reviews: pairs(keys, values), days: pairs(dates, answers) };
}

/** Stores a review and counts it among the answers of its day. */
export function writeReview(key: string, review: Review, day: string): Promise<void> {
  return withDatabase(async (database) => {
    const transaction = database.transaction(["reviews", "days"], "readwrite");
    const days = transaction.objectStore("days");
    const count = async () => {
      const counted = days.put(((await days.get(day)) ?? 0) + 1, day);
      // The browser itself would commit later, and the visitor may leave the page before.
      transaction.commit();
      await counted;
    };
    await Promise.all([transaction.objectStore("reviews").put(review, key), count(), transaction.done]);
  });
}

/** Stores all of it or, when that fails, nothing. */
export function writeProgress({ reviews, days }: StoredProgress): Promise<void> {
  return withDatabase(async (database) => {
    const transaction = database.transaction(["reviews", "days"], "readwrite");
    const writes = [
      ...Array.from(reviews, ([key, review]) => transaction.objectStore("reviews").put(review, key)),
      ...Array.from(days, ([day, answers]) => transaction.objectStore("days").put(answers, day)),
    ];
    await Promise.all([...writes, transaction.done]);
  });
}

/** The browser returns keys and values in the same order. */
function pairs<T>(keys: readonly string[], values: readonly T[]): Map<string, T> {
  return new Map(values.map((value, index) => [keys[index] ?? "", value]));
}
