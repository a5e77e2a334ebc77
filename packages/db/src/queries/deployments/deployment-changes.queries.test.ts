import { beforeEach, expect, test } from "vitest";
import { setUpTestDatabase } from "../../testing/set-up-test-database.ts";
import { findDeployedPosition } from "./deployment-changes.queries.ts";

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
