import { type RawQueryFragment, raw } from "@mikro-orm/postgresql";

/**
 * The time in so many days, by PostgreSQL's clock, which also tells whether it is over: by one that is ahead here it
 * would come later.
 */
export function daysFromNow(days: number): RawQueryFragment & Date {
  return raw("now() + make_interval(days => ?)", [days]);
}
