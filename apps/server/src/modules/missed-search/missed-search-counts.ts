import type { Queryable } from "@saywhere/db/queries/queryable";
import { addMissedSearches, type MissedSearchCount } from "@saywhere/db/queries/search/missed-search.queries";
import { normalizeSearchText } from "@saywhere/validators/texts/normalize-search-text";
import { characterError, toOneLine } from "@saywhere/validators/texts/text-characters";
import type { Logger } from "pino";
import { logFailures } from "../../lib/log-failures.ts";

/** The most texts that the database stores. */
const MAX_STORED = 2_000;
/**
 * The most different texts of one write, so that a flood of texts cannot displace those that many visitors searched
 * for.
 */
const MAX_CONCURRENT = 200;
const MAX_LENGTH = 100;
const MIN_LETTERS = 2;
/** Number of digits of a telephone number; such texts are not stored, for privacy. */
const TOO_MANY_DIGITS = 7;
const WRITE_EVERY = 5_000;

interface Options {
  db: Queryable;
  log: Pick<Logger, "warn">;
  /** Called for each search without results, whether its text is stored or not. */
  onMissed?: () => void;
  /** In milliseconds. */
  writeEvery?: number;
}

export type MissedSearchCounts = ReturnType<typeof countMissedSearches>;

/** Counts searches without results by their text, without any data about the visitor. */
export function countMissedSearches({ db, log, onMissed, writeEvery = WRITE_EVERY }: Options) {
  let counts = new Map<string, MissedSearchCount>();
  let timer: NodeJS.Timeout | undefined;
  let last: Promise<void> = Promise.resolve();

  const add = logFailures(
    log,
    "searches that found nothing could not be counted",
    (counted: MissedSearchCount[]) => addMissedSearches(db, counted, MAX_STORED),
  );

  function write(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (counts.size === 0) return last;
    const counted = [...counts.values()];
    counts = new Map();
    last = last.then(() => add(counted));
    return last;
  }

  return {
    note(query: string) {
      onMissed?.();
      const text = toOneLine(query.trim());
      const normalized = normalizeSearchText(text);
      if (!isKept(text, normalized)) return;
      const known = counts.get(normalized);
      if (!known && counts.size >= MAX_CONCURRENT) return;
      counts.set(normalized, { normalized, text, times: (known?.times ?? 0) + 1 });
      timer ??= setTimeout(() => void write(), writeEvery).unref();
    },
    /** Writes the counts since the last write; never fails. */
    write,
    /** Writes the remaining counts. */
    close: write,
  };
}

/**
 * Whether a text may be stored. Excluded are texts that could be a person's address or number, and texts without
 * meaning.
 */
function isKept(text: string, normalized: string): boolean {
  // Keyboards of Chinese and Japanese have a full-width ＠.
  if (text.normalize("NFKC").includes("@") || text.length > MAX_LENGTH || characterError(text) !== null)
    return false;
  const count = (pattern: RegExp) => normalized.match(pattern)?.length ?? 0;
  return count(/\p{L}/gu) >= MIN_LETTERS && count(/\p{Nd}/gu) < TOO_MANY_DIGITS;
}
