const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["week", 604_800],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

// Not "yesterday" or "last year": those name parts of the calendar, and this counts whole units.
const relative = new Intl.RelativeTimeFormat("en", { numeric: "always" });
const exact = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeStyle: "short" });
const time = new Intl.DateTimeFormat("en", { timeStyle: "short" });
const date = new Intl.DateTimeFormat("en", { dateStyle: "medium" });
const utcDate = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeZone: "UTC" });

/**
 * Formats a time relative to now, in the largest unit that fits: "2 minutes ago".
 *
 * @param at ISO 8601
 * @param now the current time in milliseconds
 */
export function relativeTime(at: string, now = Date.now()): string {
  const seconds = (new Date(at).getTime() - now) / 1_000;
  const [unit, length] = UNITS.find(([, size]) => Math.abs(seconds) >= size) ?? [];
  // The clocks of server and browser differ, but a save is never in the future.
  if (!unit || !length) return "just now";
  return relative.format(Math.trunc(seconds / length), unit);
}

/** The date and time in the user's time zone: "Nov 23, 2026, 2:31 PM". */
export function exactTime(at: string): string {
  return exact.format(new Date(at));
}

/** The time of day in the user's time zone: "2:31 PM". */
export function timeOfDay(at: string): string {
  return time.format(new Date(at));
}

/** The day in the user's time zone: "Nov 23, 2026". */
export function dayOf(at: string): string {
  return date.format(new Date(at));
}

/**
 * Formats a day that belongs to no time zone: "Mar 28, 2026".
 *
 * @param day ISO 8601, without a time
 */
export function formatDay(day: string): string {
  return utcDate.format(new Date(day));
}
