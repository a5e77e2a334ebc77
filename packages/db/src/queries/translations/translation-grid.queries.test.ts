import type { QueryConfig } from "pg";
import { beforeAll, expect, test } from "vitest";
import { fillWithSyntheticContent } from "../../testing/fill-with-synthetic-content.ts";
import { setUpTestDatabase } from "../../testing/set-up-test-database.ts";
import type { Queryable } from "../queryable.ts";
import { listGridPage, scanGridPage } from "./translation-grid.queries.ts";

const db = setUpTestDatabase();
beforeAll(() => fillWithSyntheticContent(db.pool, { languages: 20 }), 180_000);

/** The plans of the statements that a read sends. */
async function plansOf(read: (db: Queryable) => Promise<unknown>): Promise<string[]> {
  const sent: QueryConfig[] = [];
  await read({ query: (config) => (sent.push(config), db.pool.query(config)) });
  const plans: string[] = [];
  for (const { text, values } of sent) {
    const { rows } = await db.pool.query({ text: `explain ${text}`, values: values ?? [] });
    plans.push(rows.map((row) => row["QUERY PLAN"]).join("\n"));
  }
  return plans;
}

test("for editors, the grid of a language is read through indexes, page by page", async () => {
  const { rows } = await db.pool.query<{ id: number }>(
    "select id from language where slug = any('{l7,l8,l9}') order by slug",
  );
  const [languageId = 0, ...referenceIds] = rows.map(({ id }) => id);
  const filters = { languageId, referenceIds, limit: 100 };
  const { next } = await listGridPage(db.pool, { ...filters, show: "all" });
  for (const place of [undefined, next as string]) {
    for (const show of ["all", "missing", "review"] as const) {
      const pages = await plansOf((pool) => listGridPage(pool, { ...filters, after: place, show }));
      expect(pages).toHaveLength(1);
      expect(pages[0]).not.toMatch(/Seq Scan on translation /);
    }
    const plans = await plansOf((pool) => scanGridPage(pool, { ...filters, after: place }, () => true));
    for (const plan of plans) expect(plan).not.toMatch(/Seq Scan on translation /);
  }
});
