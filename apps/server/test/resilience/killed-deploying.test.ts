import { setTimeout as delay } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import type { ObjectStorage } from "../../src/modules/storage/object-storage.ts";
import { makeDeployingHome } from "../support/deploying-home.ts";
import { pageFaultsIn, publishedIn } from "../support/published-site.ts";
import { buildWebApp, openSmallContent } from "../support/small-site.ts";
import { faultTimes, noteFault, patience } from "./support/note-fault.ts";
import { spreadPoints } from "./support/spread-points.ts";

/** Reads every page repeatedly until it is stopped, and collects pages that need missing files. */
function readAllAlong(storage: ObjectStorage) {
  const faults: string[] = [];
  let stopped = false;
  const reading = (async () => {
    do {
      faults.push(...(await pageFaultsIn(storage)));
      // The servers under test need the processor too.
      await delay(300);
    } while (!stopped);
  })();
  const stop = async () => {
    stopped = true;
    await reading;
    return faults;
  };
  onTestFinished(async () => void (await stop()));
  return stop;
}

test("the server is killed in a deployment, and the site is whole all along", {
  timeout: patience(),
}, async (context) => {
  const database = await openSmallContent(2, 6);
  onTestFinished(database.close);
  const { webDir, store, run } = await makeDeployingHome(database, database.url, { LOG_LEVEL: "silent" });
  let server = await run();
  await buildWebApp(webDir, 0);
  expect(await server.deploy()).toMatchObject({ status: "succeeded" });
  const site = JSON.stringify(await publishedIn(store.storage));
  await buildWebApp(webDir, 1);
  store.proxy.always("pass");
  expect(await server.deploy()).toMatchObject({ status: "succeeded" });
  const calls = store.proxy.count();

  let killed = 0;
  for (const [index, point] of spreadPoints(faultTimes(), calls).entries()) {
    await buildWebApp(webDir, index + 2);
    let count = 0;
    store.proxy.always("pass", () => {
      if (++count === point) {
        killed++;
        server.child.kill("SIGKILL");
      }
      return true;
    });
    const { id } = await server.deploy({ wait: false });
    const over = async () => (await server.newest().catch(() => undefined))?.status !== "running";
    await expect.poll(over, { timeout: 200_000 }).toBe(true);
    store.proxy.always("pass");
    server.child.kill("SIGKILL");
    await server.ended();
    const stop = readAllAlong(store.storage);
    server = await run();
    await expect.poll(async () => (await server.newest())?.status, { timeout: 200_000 }).not.toBe("running");
    expect(await server.newest(), `killed at call ${point} of ${calls}`).toMatchObject({
      id,
      status: "succeeded",
      current: true,
      error: null,
    });
    expect(await stop()).toEqual([]);
    expect(JSON.stringify(await publishedIn(store.storage))).toBe(
      site.replaceAll("app-0.js", `app-${index + 2}.js`),
    );
  }
  const { rows } = await database.pool.query("select count(*)::int as count from deployment");
  expect(rows).toEqual([{ count: faultTimes() + 2 }]);
  expect(killed).toBeGreaterThan(0);
  noteFault(context, {
    fault: "Server killed in a deployment",
    times: faultTimes(),
    lost: 0,
    doubled: 0,
    remark: `${killed} in the middle; the next start goes on with it`,
  });
});
