const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Units with the shortest interval that each one names, the largest first; minutes name all shorter ones. */
const UNITS = [
  { unit: "year", length: 365 * DAY, from: 350 * DAY },
  { unit: "month", length: 30.4 * DAY, from: 60 * DAY },
  { unit: "day", length: DAY, from: 23 * HOUR },
  { unit: "hour", length: HOUR, from: HOUR },
] as const;

/** An interval between two reviews, such as "10 min". */
export function intervalText(milliseconds: number): string {
  const { value, unit } = inUnit(milliseconds);
  return new Intl.NumberFormat("en", { style: "unit", unit }).format(value);
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
  const found = UNITS.find(({ from }) => milliseconds >= from);
  const { unit, length } = found ?? { unit: "minute" as const, length: MINUTE };
  return { unit, value: Math.max(1, Math.round(milliseconds / length)) };
}
