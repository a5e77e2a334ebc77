import { join } from "node:path";
import { type Database, openDatabase } from "@saywhere/db/database";
import { startEmbeddedPostgres } from "@saywhere/db/embedded-postgres/start-embedded-postgres";
import { copyPreparedFolder } from "@saywhere/db/testing/prepared-folder";
import { expect, onTestFinished, test } from "vitest";
import { post } from "../support/calls.ts";
import { makeDeployingHome } from "../support/deploying-home.ts";
import { pageFaultsIn, publishedIn } from "../support/published-site.ts";
import { temporaryFolder } from "../support/run-main.ts";
import { buildWebApp, keepLittleContent } from "../support/small-site.ts";

/** Starts a server that has deployed once, the first version of the web app. */
async function deployFirst(database: Database, url: string) {
  const home = await makeDeployingHome(database, url, { LOG_LEVEL: "silent" });
  const { webDir, store, authorization } = home;
  const server = await home.run();
  await buildWebApp(webDir, 1);
  expect(await server.deploy()).toMatchObject({ status: "succeeded" });
  const first = JSON.stringify(await publishedIn(store.storage));
  return {
    server,
    store,
    authorization,
    /** Deploys a version, and holds the deployment while it writes pages. */
    async hold(version: number) {
      await buildWebApp(webDir, version);
      const held = store.holdPagesAfter(20);
      const { id } = await server.deploy({ wait: false });
      await held;
      return id;
    },
    /** Waits until the held deployment has finished: it was resumed once, and the site is complete. */
    async expectEnd(id: number, version: number) {
      await expect
        .poll(async () => (await server.newest())?.status, { timeout: 200_000 })
        .not.toBe("running");
      expect(await server.newest()).toMatchObject({ id, status: "succeeded", current: true, error: null });
      const { rows } = await database.pool.query("select attempts from deployment where id = $1", [id]);
      expect(rows).toEqual([{ attempts: 2 }]);
      expect(JSON.stringify(await publishedIn(store.storage))).toBe(
        first.replaceAll("app-1.js", `app-${version}.js`),
      );
    },
    async expectDeployed(version: number) {
      await buildWebApp(webDir, version);
      expect(await server.deploy()).toMatchObject({ status: "succeeded", current: true });
      expect(await store.storage.head(`assets/app-${version}.js`)).not.toBeNull();
      expect(server.child.exitCode).toBeNull();
    },
  };
}

test("deployments resume when the database closed all connections, and when it returns after an outage", async () => {
  const dataDir = join(await temporaryFolder(), "postgres");
  await copyPreparedFolder(dataDir);
  const start = () => startEmbeddedPostgres({ dataDir, durable: false });
  let postgres = await start();
  onTestFinished(() => postgres.stop());
  const database = await openDatabase({ url: postgres.url, poolSize: 2 });
  onTestFinished(database.close);
  await keepLittleContent(database, 2, 10);
  const site = await deployFirst(database, postgres.url);
  const { server, store, authorization } = site;

  const second = await site.hold(2);
  await database.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
  );
  expect(await pageFaultsIn(store.storage)).toEqual([]);
  store.proxy.always("pass");
  await site.expectEnd(second, 2);

  const third = await site.hold(3);
  await postgres.stop();
  // Requests in flight are passed on; the deploying instance has lost its lock and may not start more.
  store.proxy.always("pass");
  const refused = await post(`${server.site}/deploy`, {}, { authorization });
  expect(refused.status).toBe(503);
  expect(await refused.json()).toMatchObject({
    message: "The database is not responding. Please try again in a minute.",
  });
  expect(await pageFaultsIn(store.storage)).toEqual([]);
  postgres = await start();
  await site.expectEnd(third, 3);
  await site.expectDeployed(4);
}, 600_000);
