import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "../database.ts";
import { readContentVersion } from "../queries/content-version.queries.ts";
import { createEmptyDatabase } from "../testing/create-test-database.ts";
import { setUpTestDatabase } from "../testing/set-up-test-database.ts";
import { dumpDatabase } from "./dump-database.ts";
import { restoreDatabase } from "./restore-database.ts";
import { deleteMostContent } from "./testing/delete-most-content.ts";

const db = setUpTestDatabase();

test("what is restored, also into an empty database, is deployed over what was deployed since the dump", async () => {
  const folder = await mkdtemp(join(tmpdir(), "saywhere-restored-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, "a.dump");
  await deleteMostContent(db.pool);
  const dumped = await readContentVersion(db.pool);
  await dumpDatabase(db.url, file);
  await db.pool.query("update language set name = 'Changed' where id = 3");
  const deployed = await readContentVersion(db.pool);
  await restoreDatabase(db.url, file, { force: true });
  expect([dumped, deployed]).not.toContain(await readContentVersion(db.pool));
  const empty = await createEmptyDatabase();
  onTestFinished(empty.drop);
  await restoreDatabase(empty.url, file);
  const { pool, close } = await openDatabase({ url: empty.url, poolSize: 1 });
  onTestFinished(close);
  expect(await readContentVersion(pool)).not.toBe(dumped);
});
