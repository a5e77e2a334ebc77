import type { QueryConfig } from "pg";
import { expect, test } from "vitest";
import { setUpTestDatabase } from "../../testing/set-up-test-database.ts";
import { listActivity } from "./activity.queries.ts";

const db = setUpTestDatabase();

/** How PostgreSQL counts the changes of a listed change set: the scan that only some reasons need. */
async function countingScan(reason: string): Promise<string | undefined> {
  const client = await db.pool.connect();
  try {
    await client.query("begin");
    await client.query(
      `with made as (
         insert into change_set (author_name, reason, kind, record_id, change_count)
         values ('Ada', $1, 'phrase', 1, 2) returning id)
       insert into change (change_set_id, kind, record_id, label, action, after)
       select id, 'phrase', number, 'Hello', 'create', '{}' from made, generate_series(1, 2) number`,
      [reason],
    );
    const sent: QueryConfig[] = [];
    const watched = { query: (config: QueryConfig) => (sent.push(config), client.query(config)) };
    await listActivity(watched, { hiddenKinds: [], limit: 20 });
    const options = "analyze, costs off, timing off, buffers off";
    const { rows } = await client.query(`explain (${options}) ${sent[0]?.text}`, sent[0]?.values);
    const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
    return /One-Time Filter: .*reason.*\n *-> +\w.* Scan .*on change \w+ \((.*)\)/.exec(plan)?.[1];
  } finally {
    await client.query("rollback");
    client.release();
  }
}

test("counts the changed records of an undo, and reads none of an import to list it", async () => {
  expect(await countingScan("undo")).toMatch(/^actual rows=2\b/);
  expect(await countingScan("import")).toBe("never executed");
});
