import { expect, onTestFinished, test } from "vitest";
import { findRunningPostgres } from "./find-running-postgres.ts";
import { startEmbeddedPostgres } from "./start-embedded-postgres.ts";
import { query } from "./testing/query.ts";
import { tempFolder, usedFolder } from "./testing/temp-folder.ts";

test("finds the database that runs on a folder, for as long as it does", async () => {
  const folder = await usedFolder();
  expect(await findRunningPostgres(folder)).toBeNull();
  const database = await startEmbeddedPostgres({ dataDir: folder, durable: false });
  onTestFinished(() => database.stop());
  const url = await findRunningPostgres(folder);
  expect(url).toBe(database.url);
  expect(await query(url ?? "", "SELECT 1 AS one")).toEqual([{ one: 1 }]);
  await database.stop();
  expect(await findRunningPostgres(folder)).toBeNull();
});

test("finds nothing in an empty folder", async () => {
  expect(await findRunningPostgres(await tempFolder())).toBeNull();
});
