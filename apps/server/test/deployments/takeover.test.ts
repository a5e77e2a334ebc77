import { expect, onTestFinished, test } from "vitest";
import { makeDeployingHome } from "../support/deploying-home.ts";
import { publishedIn } from "../support/published-site.ts";
import { buildWebApp, openSmallContent } from "../support/small-site.ts";

test("a running instance takes over the deployment of an instance that was killed while it wrote pages", async () => {
  const database = await openSmallContent(4, 30);
  onTestFinished(database.close);
  const { webDir, store, run } = await makeDeployingHome(database, database.url);
  const deployments = async () =>
    (await database.pool.query("select id, status, attempts, error from deployment order by id")).rows;
  const countFiles = async (id: number, noted: "written" | "planned") => {
    const { rows } = await database.pool.query<{ count: number }>(
      "select count(*)::int as count from site_file where since_id = $1 and (written or $2)",
      [id, noted === "planned"],
    );
    return rows[0]?.count ?? 0;
  };

  await buildWebApp(webDir, 1);
  const killed = await run("killed", { leadsGroup: true });
  const undisturbed = await killed.deploy();
  const before = JSON.stringify(await publishedIn(store.storage));

  await buildWebApp(webDir, 2);
  const held = store.holdPagesAfter(110);
  const { id } = await killed.deploy({ wait: false });
  await expect.poll(() => countFiles(id, "written"), { timeout: 200_000 }).toBeGreaterThan(100);
  await held;
  // Started when the other instance already deploys, so that it cannot be given the job first.
  const living = await run("living", { leadsGroup: true });
  expect(await deployments()).toMatchObject([{ id: undisturbed.id }, { id, status: "running", attempts: 1 }]);
  process.kill(-(killed.child.pid ?? 0), "SIGKILL");
  expect(await killed.ended()).toBe("SIGKILL");
  expect(await store.storage.head("assets/app-1.js")).not.toBeNull();
  const written = await countFiles(id, "written");
  store.proxy.always("pass");

  await expect.poll(async () => (await living.newest())?.status, { timeout: 200_000 }).not.toBe("running");
  const done = await living.newest();
  expect(done).toMatchObject({ id, status: "succeeded", current: true, error: null });
  expect(JSON.stringify(await publishedIn(store.storage))).toBe(before.replaceAll("app-1.js", "app-2.js"));
  // Files that the killed instance had recorded as written are not written again.
  expect(done?.counts.uploaded).toBe((await countFiles(id, "planned")) - written);
  // Duplicate jobs beside the one that resumed the deployment find nothing to do.
  const waiting = "select count(*)::int as count from pgboss.job where state = 'created'";
  await expect.poll(async () => (await database.pool.query(waiting)).rows).toEqual([{ count: 0 }]);
  expect(await deployments()).toEqual([
    { id: undisturbed.id, status: "succeeded", attempts: 1, error: null },
    { id, status: "succeeded", attempts: 2, error: null },
  ]);
}, 600_000);
