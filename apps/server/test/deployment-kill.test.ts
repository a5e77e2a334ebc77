import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { setTimeout as delay } from "node:timers/promises";
import { type Database, openDatabase } from "@saywhere/db/database";
import { createTestDatabase } from "@saywhere/db/testing/create-test-database";
import { deployment, deploymentPage } from "@saywhere/validators/deployment";
import { expect, onTestFinished, test } from "vitest";
import type { ObjectStorage } from "../src/modules/storage/object-storage.ts";
import { createS3Client } from "../src/modules/storage/s3-client.ts";
import { S3ObjectStorage } from "../src/modules/storage/s3-storage.ts";
import { startS3Server } from "../src/modules/storage/testing/start-s3-server.ts";
import { testAccounts } from "./support/accounts.ts";
import { post } from "./support/calls.ts";
import { fakeAdminApp, fakeWebApp, freePort, runMain, temporaryFolder } from "./support/run-main.ts";

const REGION = "us-lax-1";

/** Builds a web app whose every page needs the one asset of that build. */
async function build(webDir: string, version: number): Promise<void> {
  const assets = join(webDir, "client", "assets");
  await rm(assets, { recursive: true, force: true });
  await mkdir(assets, { recursive: true });
  await writeFile(join(assets, `app-${version}.js`), `/* ${version} */`);
  await writeFile(
    join(webDir, "server", "entry-server.js"),
    `export const createPageRenderer = () => ({ render: async ({ url }) => ({
      status: url.endsWith("/404.html") ? 404 : 200, headers: {},
      html: '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><script src="/assets/app-${version}.js"></script></head></html>',
    }) });`,
  );
}

async function startStore() {
  const server = await startS3Server(["site", "assets", "media"]);
  const client = createS3Client({ ...server, region: REGION, pathStyle: true });
  onTestFinished(async () => {
    client.destroy();
    await server.stop();
  });
  const variables = {
    S3_ENDPOINT: server.endpoint,
    S3_ACCESS_KEY_ID: server.accessKeyId,
    S3_SECRET_ACCESS_KEY: server.secretAccessKey,
    S3_STATIC_BUCKET: "site",
    S3_ASSETS_BUCKET: "assets",
    S3_MEDIA_BUCKET: "media",
  };
  const storage = new S3ObjectStorage({ client, bucket: "site", endpoint: server.endpoint, region: REGION });
  return { storage, variables };
}

/** A little of the content, whose pages are written in a moment that is long enough to be hit. */
async function openContent(): Promise<Database & { url: string }> {
  const { url, drop } = await createTestDatabase();
  const database = await openDatabase({ url, poolSize: 2 });
  onTestFinished(async () => {
    await database.close();
    await drop();
  });
  await database.pool.query(
    "delete from language where id not in (select id from language order by id limit 6)",
  );
  await database.pool.query(
    "delete from phrase where id not in (select id from phrase order by id limit 60)",
  );
  return { ...database, url };
}

/** Reads every page again and again, and tells of those that need what is not there. */
function readAllAlong(storage: ObjectStorage) {
  const broken: string[] = [];
  let [reads, stopped] = [0, false];
  async function contentOf(key: string): Promise<string | null> {
    const object = await storage.get(key);
    return object && (await buffer(object.body)).toString();
  }
  async function readPages(): Promise<void> {
    const keys = (await Array.fromAsync(storage.list())).map(({ key }) => key);
    for (const key of keys.filter((name) => name.endsWith("index.html") && !name.startsWith("."))) {
      if (stopped) return;
      // Leaves the machine to those who deploy.
      await delay(5);
      const html = await contentOf(key);
      const asset = /src="\/(assets\/[^"]+)"/.exec(html ?? "")?.[1];
      if (html?.includes('http-equiv="refresh"')) continue;
      if (!html?.endsWith("</html>") || !asset) broken.push(`${key}: ${html}`);
      else if ((await contentOf(asset)) === null) broken.push(`${key} needs ${asset}`);
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
  const folder = await temporaryFolder();
  const [webDir, adminDir] = [await fakeWebApp(folder), await fakeAdminApp(folder)];
  const { storage, variables } = await startStore();
  const database = await openContent();
  const authorization = `Bearer ${await testAccounts(database, "").tokenFor("administrator")}`;
  const port = await freePort();
  const environment = {
    ...variables,
    DATABASE_URL: database.url,
    DATA_DIR: join(folder, "data"),
    WEB_DIR: webDir,
    ADMIN_DIR: adminDir,
    PORT: String(port),
    LOG_LEVEL: "error",
  };
  const site = `http://127.0.0.1:${port}/api/cdn/static-site`;
  const deploy = async (body: object) => {
    const answer: unknown = await (await post(`${site}/deploy`, body, { authorization })).json();
    expect(answer, JSON.stringify(answer)).toHaveProperty("status");
    return deployment.parse(answer);
  };
  const newest = async () => {
    const answer = await fetch(`${site}/deployments?limit=1`, { headers: { authorization } });
    return deploymentPage.parse(await answer.json()).deployments[0];
  };
  const ofBuild = async (version: number) => {
    const { rows } = await database.pool.query<{ count: number }>(
      "select count(*)::int as count from site_file where written and since_id = $1 and until_id is null",
      [version],
    );
    return rows[0]?.count ?? 0;
  };

  await build(webDir, 1);
  const first = runMain(environment);
  await first.ready();
  const done = await deploy({});
  expect(done).toMatchObject({ status: "succeeded", current: true });
  expect(done.counts.uploaded).toBe(done.counts.pages);
  const jobs = async () => (await database.pool.query("select state from pgboss.job")).rows;
  await expect.poll(jobs).toEqual([{ state: "completed" }]);
  first.child.kill("SIGTERM");
  expect(await first.ended()).toBe(0);

  await build(webDir, 2);
  const stop = readAllAlong(storage);
  const second = runMain(environment);
  await second.ready();
  const begun = await deploy({ wait: false });
  expect(begun).toMatchObject({ status: "running", startedBy: "A administrator's token" });
  await expect.poll(() => ofBuild(begun.id), { timeout: 60_000, interval: 5 }).toBeGreaterThan(100);
  second.child.kill("SIGKILL");
  expect(await second.ended()).toBe("SIGKILL");
  const written = await ofBuild(begun.id);
  expect(written).toBeLessThan(done.counts.pages / 2);

  const third = runMain(environment);
  await third.ready();
  await expect.poll(async () => (await newest())?.status, { timeout: 60_000 }).toBe("succeeded");
  const { broken, reads } = await stop();
  expect(broken).toEqual([]);
  expect(reads).toBeGreaterThan(100);
  expect(await newest()).toMatchObject({ id: begun.id, restores: null, error: null });
  expect(await Array.fromAsync(storage.list("assets/"))).toMatchObject([{ key: "assets/app-2.js" }]);
  expect(await storage.head("assets/app-2.js")).toMatchObject({
    contentType: "text/javascript; charset=utf-8",
  });
  for (const program of [first, second, third]) expect(program.output()).not.toContain("S3RVER");
}, 180_000);
