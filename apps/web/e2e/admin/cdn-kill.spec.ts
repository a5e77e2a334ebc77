import { freePort } from "@saywhere/server/testing/free-port";
import { ADMINISTRATOR, call, expect, signIn } from "../support/admin/admin-test.ts";
import { LANGUAGES } from "../support/cdn-test.ts";
import { readAllAlong } from "../support/read-all-along.ts";
import { keepLanguages } from "../support/servers/few-languages.ts";
import { otherBuild } from "../support/servers/other-build.ts";
import { startServer } from "../support/servers/start-server.ts";
import { startStorage } from "../support/servers/start-storage.ts";
import { test } from "../support/test.ts";

interface Deployment {
  status: string;
  current: boolean;
  counts: { uploaded: number; removed: number };
}

test("a deployment whose server is killed goes on by itself, and the copy is whole at every moment", async ({
  playwright,
}) => {
  test.setTimeout(240_000);
  const storage = await startStorage();
  const build = await otherBuild();
  const port = await freePort();
  const { email, password } = ADMINISTRATOR;
  const env = { ...storage.env, ADMIN_EMAIL: email, ADMIN_PASSWORD: password };
  let server = await startServer(port, env);
  const administrator = await playwright.request.newContext({ baseURL: server.url });
  await signIn(administrator);
  await keepLanguages(administrator, LANGUAGES);
  await call(administrator, "deployment.deploy", { wait: true });
  const old = await storage.static.hashes();
  expect([...old.keys()]).toContain(`assets/${build.replaces}`);
  const { dataDir } = server;
  await server.kill();

  // The next release is installed: every page changes, and a script that all of them load is replaced.
  const reading = await readAllAlong(storage.static);
  const install = () => startServer(port, { ...env, WEB_DIR: build.dir }, dataDir);
  server = await install();
  const newest = async (): Promise<Deployment | undefined> => {
    const answer = await administrator.get("/api/cdn/static-site/deployments?limit=1");
    return ((await answer.json()) as { deployments: Deployment[] }).deployments[0];
  };
  const uploaded = async () => (await newest())?.counts.uploaded ?? 0;

  await test.step("killed in the middle of the pages, twice", async () => {
    await call(administrator, "deployment.deploy", { wait: false });
    for (const some of [100, 300]) {
      // So many go through, and then the store takes its time.
      let puts = 0;
      storage.faults.always("hold", ({ method }) => method === "PUT" && ++puts > some);
      await expect.poll(() => puts, { timeout: 60_000 }).toBeGreaterThan(some);
      await server.kill();
      storage.faults.always("pass");
      const between = await storage.static.hashes();
      expect([...between.keys()]).toEqual(expect.arrayContaining([...old.keys()]));
      if (some === 100) server = await install();
    }
  });

  await test.step("it ends by itself, and what only the old pages loaded is gone", async () => {
    server = await install();
    await expect.poll(async () => (await newest())?.status, { timeout: 90_000 }).toBe("succeeded");
    expect(await uploaded()).toBeGreaterThan(0);
    const now = await storage.static.hashes();
    expect(now.has(`assets/${build.entry}`)).toBe(true);
    expect(now.has(`assets/${build.replaces}`)).toBe(false);
    expect(await storage.static.text("index.html")).toContain(build.entry);
    expect(await reading.stop()).toEqual([]);
    expect(reading.count()).toBeGreaterThan(100);
  });

  await administrator.dispose();
  await server.stop();
  await storage.stop();
  await build.remove();
});
