const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Units with the shortest interval that each one names, the largest first. */
const UNITS = [
  { unit: "year", length: 365 * DAY, from: 350 * DAY },
  { unit: "month", length: 30.4 * DAY, from: 60 * DAY },
  { unit: "day", length: DAY, from: 23 * HOUR },
  { unit: "hour", length: HOUR, from: HOUR },
  { unit: "minute", length: MINUTE, from: 0 },
] as const;

/** An interval between two reviews, such as "10 min" or, in words, "10 minutes". */
export function intervalText(milliseconds: number, unitDisplay: "short" | "long" = "short"): string {
  const { value, unit } = inUnit(milliseconds);
  return new Intl.NumberFormat("en", { style: "unit", unit, unitDisplay }).format(value);
}

/** When something is due, seen from now: "in 10 minutes", "tomorrow". Days are those of the visitor's calendar. */
export function dueText(due: number, now: number): string {
  const { value, unit } = inUnit(due - now);
  if (unit !== "day") return new Intl.RelativeTimeFormat("en").format(value, unit);
  const days = Math.round((midnight(due) - midnight(now)) / DAY);
  return new Intl.RelativeTimeFormat("en", { numeric: "auto" }).format(days, unit);
}

function midnight(time: number): number {
  return new Date(time).setHours(0, 0, 0, 0);
}

function inUnit(milliseconds: number) {
  const found = UNITS.find(({ from }) => milliseconds >= from) ?? UNITS[UNITS.length - 1];
  const { unit, length } = found ?? { unit: "minute" as const, length: MINUTE };
  return { unit, value: Math.max(1, Math.round(milliseconds / length)) };
}
