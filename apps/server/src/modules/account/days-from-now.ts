import { type RawQueryFragment, raw } from "@mikro-orm/postgresql";

/**
 * The time in the given number of days, by PostgreSQL's clock, which also decides whether that time has passed. With a
 * server clock that is ahead, the time would be too late.
 */
export function daysFromNow(days: number): RawQueryFragment & Date {
  return raw("now() + make_interval(days => ?)", [days]);
}
