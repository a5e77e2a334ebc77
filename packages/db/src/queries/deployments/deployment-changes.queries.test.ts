import { beforeEach, expect, test } from "vitest";
import { setUpTestDatabase } from "../../testing/set-up-test-database.ts";
import { findDeployedPosition, IS_PUBLIC_CHANGE } from "./deployment-changes.queries.ts";

const db = setUpTestDatabase();
beforeEach(() => db.pool.query("delete from deployment"));

async function addDeployment({ upTo, restores }: { upTo?: number; restores?: number }): Promise<number> {
  const { rows } = await db.pool.query<{ id: number }>(
    `insert into deployment (target, reason, status, changes, restores_id)
     values ('site', 'manual', 'succeeded', $1, $2) returning id`,
    [upTo === undefined ? null : JSON.stringify({ upTo: String(upTo) }), restores ?? null],
  );
  return rows[0]?.id ?? 0;
}
const position = () => findDeployedPosition(db.pool, "site");

test("a store has the changes of its newest deployment, and after a rollback those of the restored one", async () => {
  expect(await position()).toBeNull();
  const first = await addDeployment({ upTo: 7 });
  expect(await position()).toBe("7");
  await addDeployment({ upTo: 19 });
  expect(await position()).toBe("19");
  const back = await addDeployment({ restores: first });
  expect(await position()).toBe("7");
  await addDeployment({ restores: back });
  expect(await position()).toBe("7");
  await addDeployment({ upTo: 23 });
  expect(await position()).toBe("23");
});

/** Tables with a trigger that calls a function. */
async function tablesThatCall(name: string): Promise<string[]> {
  const { rows } = await db.pool.query<{ table: string }>(
    `select distinct t.tgrelid::regclass::text as table from pg_trigger t join pg_proc p on p.oid = t.tgfoid
     where p.proname = $1 order by 1`,
    [name],
  );
  return rows.map(({ table }) => table);
}

test("deployments count the changes of every audited table that is part of the content", async () => {
  const [recorded, stamped] = [await tablesThatCall("record_change"), await tablesThatCall("stamp_content")];
  const { rows } = await db.pool.query<{ kind: string }>(
    `select kind from (select unnest($1::text[]) as kind, null::jsonb as before, '{}'::jsonb as after) c
     where ${IS_PUBLIC_CHANGE} order by 1`,
    [recorded],
  );
  expect(rows.map(({ kind }) => kind)).toEqual(recorded.filter((table) => stamped.includes(table)));
  // A slug redirect is recorded as the change of the slug that it follows from.
  expect(stamped.filter((table) => !recorded.includes(table))).toEqual(["slug_redirect"]);
});
