import { expect, test } from "vitest";
import { startEmbeddedPostgres } from "./start-embedded-postgres.ts";
import { query } from "./test-support/query.ts";
import { startChild } from "./test-support/start-child.ts";
import { usedFolder } from "./test-support/temp-folder.ts";

test("refuses a second process on the folder, naming the first, which goes on undisturbed", async () => {
  const folder = await usedFolder();
  const first = startChild(folder);
  const { url } = await first.ready;

  const inProcess = expect(startEmbeddedPostgres({ dataDir: folder })).rejects.toThrow(
    `process ${first.pid}`,
  );
  const second = await startChild(folder).result();
  expect(second.code).toBe(1);
  expect(second.errors).toBe(
    `The database in ${folder} is in use by another Saywhere (process ${first.pid}). ` +
      "Stop that one first, or set DATA_DIR to another folder.",
  );
  await inProcess;
  expect(await query(url, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
});

test("lets exactly one of several that start at once have the folder", async () => {
  const folder = await usedFolder();
  const children = [startChild(folder), startChild(folder), startChild(folder)];
  const outcomes = await Promise.allSettled(children.map(({ ready }) => ready));
  expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected", "rejected"]);
});

test("hands the folder over to a successor that starts while the first is ending", async () => {
  const folder = await usedFolder();
  const first = startChild(folder);
  const { url } = await first.ready;
  first.kill("SIGTERM");
  expect((await startChild(folder).ready).url).toBe(url);
});
