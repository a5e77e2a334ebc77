import { expect, test } from "vitest";
import { startEmbeddedPostgres } from "./start-embedded-postgres.ts";
import { query } from "./testing/query.ts";
import { startChild } from "./testing/start-child.ts";
import { usedFolder } from "./testing/temp-folder.ts";

test("rejects a second process on the folder, naming the first, which continues", async () => {
  const folder = await usedFolder();
  const first = startChild(folder);
  const { url } = await first.ready;

  const [second, inThisProcess] = await Promise.all([
    startChild(folder).result(),
    startEmbeddedPostgres({ dataDir: folder }).catch((error: Error) => error),
  ]);
  expect(second.code).toBe(1);
  expect(second.errors).toBe(
    `The database in ${folder} is in use by another Saywhere (process ${first.pid}). ` +
      "Stop that one first, or set DATA_DIR to another folder.",
  );
  expect(inThisProcess).toMatchObject({ message: second.errors });
  expect(await query(url, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
});

test("lets exactly one of several concurrent starts use the folder", async () => {
  const folder = await usedFolder();
  const children = [startChild(folder), startChild(folder), startChild(folder)];
  const outcomes = await Promise.allSettled(children.map(({ ready }) => ready));
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected", "rejected"]);
});

test("waits for a process that is still shutting down", async () => {
  const folder = await usedFolder();
  const first = startChild(folder);
  const { url } = await first.ready;
  first.kill("SIGTERM");
  expect((await startChild(folder).ready).url).toBe(url);
});
