import type { Queryable } from "@saywhere/db/queries/queryable";
import type { QueryConfig } from "pg";

/** A connection that records the queries sent through it. */
export function noteQueries(pool: Queryable) {
  const sent = new Map<string, QueryConfig>();
  const db: Queryable = {
    query(config) {
      sent.set(config.text, config);
      return pool.query(config);
    },
  };
  return { db, sent };
}

/**
 * Throws for a query for which PostgreSQL would read all translations.
 *
 * @param generic whether to check also the plan that a statement has after some runs, which does not know its values
 */
export async function refuseFullScan(
  pool: Queryable,
  name: string,
  { text, values = [] }: QueryConfig,
  { generic = false } = {},
): Promise<void> {
  const explains: QueryConfig[] = [{ text: `explain ${text}`, values }];
  if (generic) explains.push({ text: `explain (generic_plan) ${text}` });
  for (const explain of explains) {
    const { rows } = await pool.query<{ "QUERY PLAN": string }>(explain);
    const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
    if (/Seq Scan on translation /.test(plan)) throw new Error(`${name} reads all translations:\n${plan}`);
  }
}

/** Median and 99th percentile of the times. */
export function percentiles(times: number[]): { p50: number; p99: number } {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (part: number) => sorted[Math.floor(sorted.length * part)] ?? 0;
  return { p50: at(0.5), p99: at(0.99) };
}
