import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readContentVersion } from "../queries/content-version.queries.ts";
import { setUpTestDatabase } from "../testing/set-up-test-database.ts";
import { dumpDatabase } from "./dump-database.ts";
import { restoreDatabase } from "./restore-database.ts";

const db = setUpTestDatabase();

test("what a restore puts in the place of other content is deployed over what was deployed since the dump", async () => {
  const folder = await mkdtemp(join(tmpdir(), "saywhere-restored-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, "a.dump");
  const dumped = await readContentVersion(db.pool);
  await dumpDatabase(db.url, file);
  await db.pool.query("update language set name = 'Changed' where id = 3");
  const deployed = await readContentVersion(db.pool);
  await restoreDatabase(db.url, file, { force: true });
  expect([dumped, deployed]).not.toContain(await readContentVersion(db.pool));
});
