import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { testAccounts } from "../support/accounts.ts";
import { publishedIn } from "../support/published-site.ts";
import { runDeployingServer } from "../support/run-deploying-server.ts";
import { fakeAdminApp, fakeWebApp, temporaryFolder } from "../support/run-main.ts";
import { buildWebApp, openSmallContent } from "../support/small-site.ts";
import { startSiteStore } from "../support/start-site-store.ts";
import { faultTimes, noteFault, patience } from "./support/note-fault.ts";
import { spreadPoints } from "./support/spread-points.ts";

test("the server is killed in a deployment", { timeout: patience() }, async (context) => {
  const folder = await temporaryFolder();
  const [webDir, adminDir] = [await fakeWebApp(folder), await fakeAdminApp(folder)];
  const store = await startSiteStore();
  onTestFinished(store.close);
  const database = await openSmallContent(2, 6);
  onTestFinished(database.close);
  const authorization = `Bearer ${await testAccounts(database, "").tokenFor("administrator")}`;
  const environment = {
    ...store.variables,
    DATABASE_URL: database.url,
    DATA_DIR: join(folder, "data"),
    PUBLIC_URL: "https://saywhere.example",
    WEB_DIR: webDir,
    ADMIN_DIR: adminDir,
    LOG_LEVEL: "silent",
  };
  const run = () => runDeployingServer(environment, authorization);
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
    server = await run();
    await expect.poll(async () => (await server.newest())?.status, { timeout: 200_000 }).not.toBe("running");
    expect(await server.newest(), `killed at call ${point} of ${calls}`).toMatchObject({
      id,
      status: "succeeded",
      current: true,
    });
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
