const format = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeZone: "UTC" });

/**
 * Formats a day: "Mar 28, 2026".
 *
 * @param day ISO 8601, without a time
 */
export function formatDay(day: string): string {
  return format.format(new Date(day));
}
