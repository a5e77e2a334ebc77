import { expect, test } from "vitest";
import { readContentVersion } from "../queries/content-version.queries.ts";
import { dumpDatabase } from "./dump-database.ts";
import { restoreDatabase } from "./restore-database.ts";
import { openEmpty, openSite } from "./testing/open-site.ts";

test("what is restored, also into an empty database, is deployed over what was deployed since the dump", async () => {
  const { url, pool, file } = await openSite();
  const dumped = await readContentVersion(pool);
  await dumpDatabase(url, file);
  await pool.query("update language set name = 'Changed' where id = 3");
  const deployed = await readContentVersion(pool);
  await restoreDatabase(url, file, { force: true });
  expect([dumped, deployed]).not.toContain(await readContentVersion(pool));
  const empty = await openEmpty();
  await restoreDatabase(empty.url, file);
  expect(await readContentVersion(empty.pool)).not.toBe(dumped);
});
