import { expect, onTestFinished, test } from "vitest";
import type { ObjectStorage } from "../../src/modules/storage/object-storage.ts";
import { makeDeployingHome } from "../support/deploying-home.ts";
import { pageFaultsIn } from "../support/published-site.ts";
import { buildWebApp, openSmallContent } from "../support/small-site.ts";

/** Reads every page again and again, until it is stopped, and tells of those that need what is not there. */
function readAllAlong(storage: ObjectStorage) {
  const faults: string[] = [];
  let stopped = false;
  const reading = (async () => {
    while (!stopped) faults.push(...(await pageFaultsIn(storage)));
  })();
  const stop = async () => {
    stopped = true;
    await reading;
    return faults;
  };
  onTestFinished(async () => void (await stop()));
  return stop;
}

test("a deployment whose server is killed goes on at the next start, and the site is whole all along", async () => {
  const database = await openSmallContent(4, 30);
  onTestFinished(database.close);
  const { webDir, store, run } = await makeDeployingHome(database, database.url);
  const { storage } = store;
  const countWritten = async (id: number) => {
    const { rows } = await database.pool.query<{ count: number }>(
      "select count(*)::int as count from site_file where written and since_id = $1 and until_id is null",
      [id],
    );
    return rows[0]?.count ?? 0;
  };

  await buildWebApp(webDir, 1);
  const first = await run();
  const done = await first.deploy();
  expect(done).toMatchObject({ status: "succeeded", current: true });
  expect(done.counts.uploaded).toBe(done.counts.pages);
  const jobs = async () => (await database.pool.query("select state from pgboss.job")).rows;
  await expect.poll(jobs).toEqual([{ state: "completed" }]);
  first.child.kill("SIGTERM");
  expect(await first.ended()).toBe(0);

  await buildWebApp(webDir, 2);
  const held = store.holdPagesAfter(110);
  const second = await run();
  const begun = await second.deploy({ wait: false });
  expect(begun).toMatchObject({ status: "running", startedBy: "A administrator's token" });
  await expect.poll(() => countWritten(begun.id), { timeout: 90_000 }).toBeGreaterThan(100);
  await held;
  expect(await pageFaultsIn(storage)).toEqual([]);
  second.child.kill("SIGKILL");
  expect(await second.ended()).toBe("SIGKILL");
  expect(await countWritten(begun.id)).toBeLessThan(done.counts.pages);
  expect(await pageFaultsIn(storage)).toEqual([]);

  store.proxy.always("pass");
  const stop = readAllAlong(storage);
  const third = await run();
  await expect.poll(async () => (await third.newest())?.status, { timeout: 90_000 }).toBe("succeeded");
  expect(await stop()).toEqual([]);
  expect(await third.newest()).toMatchObject({ id: begun.id, restores: null, error: null });
  expect(await Array.fromAsync(storage.list("assets/"))).toMatchObject([{ key: "assets/app-2.js" }]);
  expect(await storage.head("assets/app-2.js")).toMatchObject({
    contentType: "text/javascript; charset=utf-8",
  });
  for (const program of [first, second, third]) expect(program.output()).not.toContain("S3RVER");
}, 240_000);
