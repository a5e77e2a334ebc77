import { setTimeout as delay } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import type { ObjectStorage } from "../../src/modules/storage/object-storage.ts";
import { makeDeployingHome } from "../support/deploying-home.ts";
import { faultOf, listPages } from "../support/published-site.ts";
import { buildWebApp, openSmallContent } from "../support/small-site.ts";

/** Reads every page again and again, and tells of those that need what is not there. */
function readAllAlong(storage: ObjectStorage) {
  const broken: string[] = [];
  let [reads, stopped] = [0, false];
  async function readPages(): Promise<void> {
    for (const key of await listPages(storage)) {
      if (stopped) return;
      // Leaves the machine to those who deploy.
      await delay(5);
      const fault = await faultOf(storage, key);
      if (fault !== null) broken.push(fault);
      reads++;
    }
  }
  const reading = (async () => {
    while (!stopped) await readPages();
  })();
  const stop = async () => {
    stopped = true;
    await reading;
    return { broken, reads };
  };
  onTestFinished(async () => void (await stop()));
  return stop;
}

test("a deployment whose server is killed goes on at the next start, and the site is whole all along", async () => {
  // A little of the content, whose pages are written in a moment that is long enough to be hit.
  const database = await openSmallContent(6, 60);
  onTestFinished(database.close);
  const { webDir, store, run } = await makeDeployingHome(database, database.url);
  const { storage } = store;
  const ofBuild = async (version: number) => {
    const { rows } = await database.pool.query<{ count: number }>(
      "select count(*)::int as count from site_file where written and since_id = $1 and until_id is null",
      [version],
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
  const stop = readAllAlong(storage);
  const second = await run();
  const begun = await second.deploy({ wait: false });
  expect(begun).toMatchObject({ status: "running", startedBy: "A administrator's token" });
  await expect.poll(() => ofBuild(begun.id), { timeout: 60_000, interval: 5 }).toBeGreaterThan(100);
  second.child.kill("SIGKILL");
  expect(await second.ended()).toBe("SIGKILL");
  const written = await ofBuild(begun.id);
  expect(written).toBeLessThan(done.counts.pages / 2);

  const third = await run();
  await expect.poll(async () => (await third.newest())?.status, { timeout: 60_000 }).toBe("succeeded");
  const { broken, reads } = await stop();
  expect(broken).toEqual([]);
  expect(reads).toBeGreaterThan(100);
  expect(await third.newest()).toMatchObject({ id: begun.id, restores: null, error: null });
  expect(await Array.fromAsync(storage.list("assets/"))).toMatchObject([{ key: "assets/app-2.js" }]);
  expect(await storage.head("assets/app-2.js")).toMatchObject({
    contentType: "text/javascript; charset=utf-8",
  });
  for (const program of [first, second, third]) expect(program.output()).not.toContain("S3RVER");
}, 180_000);
