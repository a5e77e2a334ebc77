import { openDatabase } from "@saywhere/db/database";
import type { Queryable } from "@saywhere/db/queries/queryable";
import type { QueryConfig } from "pg";
import { createServices } from "../../src/app/create-services.ts";
import { ContentCache } from "../../src/lib/content-cache.ts";
import { createContentWriter } from "../../src/writes/content-writer.ts";
import { withoutStorage } from "../../test/support/without-storage.ts";
import { type ListReads, listReads } from "./list-reads.ts";

export interface ListFigures {
  name: string;
  /** Milliseconds of a whole call of the service, over one connection. */
  p50: number;
  p99: number;
}

const ROUNDS = 40;
/** Of fewer translations PostgreSQL may read all, and be right. */
const MANY = 100_000;

/**
 * Reads each list of the product again and again: its first page, and one from deep inside.
 *
 * @throws Error when PostgreSQL would read all of very many translations for one of them
 */
export async function measureLists(databaseUrl: string): Promise<ListFigures[]> {
  const { pool, orm, close } = await openDatabase({ url: databaseUrl, poolSize: 2 });
  try {
    // Whoever fills a table past its triggers has it counted afterwards.
    await pool.query("select recount_translations()");
    const { rows } = await pool.query<{ many: boolean }>(
      `select count(*) = ${MANY} as many from (select from translation limit ${MANY}) counted`,
    );
    const sent = new Map<string, QueryConfig>();
    const db: Queryable = {
      query(config) {
        sent.set(config.text, config);
        return pool.query(config);
      },
    };
    // Nothing is kept: each read reaches the database.
    const cache = new ContentCache();
    const writer = createContentWriter(orm, cache, async () => undefined);
    const services = createServices({
      ...withoutStorage,
      db,
      orm,
      cache,
      writer,
      publicUrl: "https://bench.invalid",
    });
    const figures: ListFigures[] = [];
    for (const [name, read] of Object.entries(await listReads(services, db))) {
      sent.clear();
      figures.push({ name, ...(await timesOf(read)) });
      if (rows[0]?.many) for (const config of sent.values()) await refuseFullScan(pool, name, config);
    }
    return figures;
  } finally {
    await close();
  }
}

async function timesOf(read: ListReads[string]): Promise<Pick<ListFigures, "p50" | "p99">> {
  await read();
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now();
    await read();
    times.push(performance.now() - start);
  }
  const sorted = times.toSorted((one, other) => one - other);
  return { p50: sorted[ROUNDS / 2] ?? 0, p99: sorted[Math.floor(ROUNDS * 0.99)] ?? 0 };
}

async function refuseFullScan(db: Queryable, name: string, { text, values }: QueryConfig): Promise<void> {
  const { rows } = await db.query<{ "QUERY PLAN": string }>({
    text: `explain ${text}`,
    values: values ?? [],
  });
  const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
  if (/Seq Scan on translation /.test(plan)) throw new Error(`"${name}" reads all translations:\n${plan}`);
}
