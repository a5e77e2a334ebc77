import { openDatabase } from "@saywhere/db/database";
import type { Queryable } from "@saywhere/db/queries/queryable";
import type { QueryConfig } from "pg";
import { ContentCache } from "../../src/lib/content-cache.ts";
import { createSearchService } from "../../src/modules/search/search.service.ts";

export interface SearchFigures {
  /** Milliseconds of a whole search, over one connection. */
  p50: number;
  p99: number;
  /** Milliseconds of processor time that this process used for a search; PostgreSQL's is not in it. */
  cpu: number;
  tableMegabytes: number;
  indexMegabytes: number;
  /** What each query found first. */
  firstHits: string[];
}

/**
 * Asks every query once to warm up and once for the time it takes.
 *
 * @throws Error when PostgreSQL would read all translations for one of them
 */
export async function measureSearch(databaseUrl: string, queries: string[]): Promise<SearchFigures> {
  const { pool, close } = await openDatabase({ url: databaseUrl, poolSize: 1 });
  try {
    const sent = new Map<string, QueryConfig>();
    const watched: Queryable = {
      query(config) {
        sent.set(config.name ?? config.text, config);
        return pool.query(config);
      },
    };
    const cache = new ContentCache();
    // Nothing changes meanwhile: what is searched in memory is read once.
    cache.setListening(true);
    const search = createSearchService({ db: watched, cache });
    const firstHits: string[] = [];
    for (const query of queries) {
      const [first] = await search.hits({ query });
      firstHits.push(first ? `${first.phrase.slug} · ${first.language.slug}` : "");
    }
    const before = process.cpuUsage();
    const times: number[] = [];
    for (const query of queries) {
      const start = performance.now();
      await search.result({ query });
      times.push(performance.now() - start);
    }
    const { user, system } = process.cpuUsage(before);
    for (const config of sent.values()) await refuseFullScans(pool, config);
    const sorted = times.toSorted((one, other) => one - other);
    const { rows } = await pool.query<{ table: number; index: number }>(
      `select pg_table_size('translation') / 1e6::float8 as table,
         pg_relation_size('translation_terms_index') / 1e6::float8 as index`,
    );
    return {
      p50: sorted[Math.floor(sorted.length / 2)] ?? 0,
      p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0,
      cpu: (user + system) / 1_000 / queries.length,
      tableMegabytes: rows[0]?.table ?? 0,
      indexMegabytes: rows[0]?.index ?? 0,
      firstHits,
    };
  } finally {
    await close();
  }
}

/** The plan that a statement has after some runs does not know its values; the one of a first run does. */
async function refuseFullScans(pool: Queryable, { name, text, values }: QueryConfig): Promise<void> {
  for (const explain of [
    { text: `explain ${text}`, values: values ?? [] },
    { text: `explain (generic_plan) ${text}` },
  ]) {
    const { rows } = await pool.query<{ "QUERY PLAN": string }>(explain);
    const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
    if (/Seq Scan on translation/.test(plan)) throw new Error(`${name} reads all translations:\n${plan}`);
  }
}
