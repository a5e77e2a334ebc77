import { randomUUID } from "node:crypto";
import { rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import {
  findDeploymentInStore,
  findRunningDeployment,
} from "@saywhere/db/queries/deployments/deployment.queries";
import { requestCancel } from "@saywhere/db/queries/deployments/deployment-progress.queries";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { STORE_MARKER } from "../../src/modules/deployment/identify-store.ts";
import type { ObjectStorage } from "../../src/modules/storage/object-storage.ts";
import { createS3Client } from "../../src/modules/storage/s3-client.ts";
import { S3ObjectStorage } from "../../src/modules/storage/s3-storage.ts";
import { type FaultyProxy, startFaultyProxy } from "../../src/modules/storage/testing/start-faulty-proxy.ts";
import { startS3Server } from "../../src/modules/storage/testing/start-s3-server.ts";
import { openEngine, renderOf, type TestSite } from "../support/deployment-engine.ts";
import { forAllTests } from "../support/for-all-tests.ts";

/** A site with the given number of pages, whose files all differ from version to version. */
function siteOf(version: number, pages = 12): TestSite {
  const numbers = Array.from({ length: pages }, (_, index) => `page-${index}/index.html`);
  return {
    [`assets/app-${version}.js`]: `app ${version}`,
    "data/languages.json": `[${version}]`,
    ...Object.fromEntries(numbers.map((key) => [key, `<p>${key} ${version}</p>`])),
    [`only-in-${version}/index.html`]: "<p>Here today</p>",
    "sitemap.xml": `<urlset>${version}</urlset>`,
  };
}

let storage: ObjectStorage;
let proxy: FaultyProxy;
const engine = forAllTests(async () => {
  const server = await startS3Server(["site"]);
  proxy = await startFaultyProxy(server.endpoint);
  const region = "us-lax-1";
  const { endpoint } = proxy;
  const client = createS3Client(
    { ...server, endpoint, region, pathStyle: true },
    { connect: 1_000, silence: 2_000, attempts: 2 },
  );
  storage = new S3ObjectStorage({ client, bucket: "site", endpoint, region });
  const opened = await openEngine(storage);
  const close = async () => {
    await opened.close();
    client.destroy();
    await proxy.stop();
    await server.stop();
  };
  return { ...opened, close };
});

let before: Record<string, string>;
beforeEach(async () => {
  proxy.always("pass");
  await engine.database.pool.query("truncate deployment, site_file");
  const keys = (await Array.fromAsync(storage.list(""))).map(({ key }) => key);
  await storage.delete(keys.filter((key) => key !== STORE_MARKER));
  await engine.deploy(siteOf(1));
  before = await engine.published();
});

/** Runs an action at a PUT, the first being number 1. */
function atPut(number: number, act: () => Promise<void> | void): void {
  const put = storage.put.bind(storage);
  let puts = 0;
  storage.put = async (...args) => {
    if (++puts === number) await act();
    return put(...args);
  };
  onTestFinished(() => {
    storage.put = put;
  });
}

test.each([4, 9, 20, 33])(
  "a single storage failure at call %i of a deployment restores the old site byte for byte",
  async (call) => {
    proxy.next(...Array.from({ length: call - 1 }, () => "pass" as const), {
      status: 403,
      code: "AccessDenied",
    });
    const row = await engine.deploy(siteOf(2));
    expect(row).toMatchObject({ status: "failed", phase: null });
    expect(row.error).toMatch(/^The access key does not have permission for this in the bucket “site”\./);
    expect(await engine.published()).toEqual(before);
    expect((await engine.aside()).filter((key) => key.startsWith(".saywhere/before/"))).toEqual([]);
    expect(await engine.deploy(siteOf(1))).toMatchObject({ uploaded: 0, removed: 0 });
  },
);

test.each([
  ["is listed", (url: string, method: string) => method === "GET" && url.includes("list-type=2")],
  ["is identified", (url: string, method: string) => method === "GET" && url.includes("store-id")],
  ["gets what pages need", (url: string, method: string) => method === "PUT" && url.includes("/assets/")],
  ["gets pages", (url: string, method: string) => method === "PUT" && url.includes("/page-1/")],
  [
    "gets the list of pages",
    (url: string, method: string) => method === "PUT" && url.includes("sitemap.xml"),
  ],
  ["backs up what is replaced", (url: string, method: string) => method === "PUT" && url.includes("/kept/")],
  ["deletes stale files", (_: string, method: string) => method === "POST"],
])(
  "a store that answers with an error when it %s fails the deployment with words that say what to do",
  async (_, isCall) => {
    proxy.always(507, ({ url = "", method = "" }) => isCall(url, method));
    const row = await engine.deploy(siteOf(507, 2));
    expect(row).toMatchObject({ status: "failed", phase: null, storageFull: true });
    expect(row.error).toMatch(/^The storage is full: HTTP 507 Insufficient Storage\. Free up space/);
    proxy.always("pass");
    await engine.deploy(siteOf(1));
    expect(await engine.published()).toEqual(before);
  },
);

test("a store that can be read but not written fails a deployment before it renders", async () => {
  proxy.always({ status: 403, code: "AccessDenied" }, ({ method }) => method === "PUT");
  const row = await engine.deploy(siteOf(2));
  expect(row).toMatchObject({ status: "failed", storageFull: false, rendered: 0, uploaded: 0 });
  expect(row.error).toMatch(/^The access key does not have permission for this in the bucket “site”\./);
  expect(await engine.published()).toEqual(before);
});

test("files that wait for their upload in a folder that cannot be used fail the deployment with that folder's path", async () => {
  const file = join(tmpdir(), `saywhere-${randomUUID()}`);
  await writeFile(file, "no folder");
  onTestFinished(() => rm(file));
  const row = await engine.deploy(siteOf(2), { folder: join(file, "spool") });
  expect(row).toMatchObject({ status: "failed", uploaded: 0 });
  expect(row.error).toContain("The server cannot read or write a file: ENOTDIR: not a directory, ");
  expect(row.error).toContain(`${join(file, "spool")}'. Check that folder and its disk, and deploy again.`);
  expect(await engine.published()).toEqual(before);
});

test("files are removed, and restored, in storage that requires Content-MD5 for DeleteObjects", async () => {
  proxy.always("demand Content-MD5");
  expect(await engine.deploy(siteOf(2))).toMatchObject({ status: "succeeded", removed: 2 });
  expect(await engine.deploy(siteOf(1))).toMatchObject({ status: "succeeded", removed: 2 });
  expect(await engine.published()).toEqual(before);
});

test("storage that remains unavailable is reported, and the next deployment repairs the partial one", async () => {
  const held = () => findDeploymentInStore(engine.database.pool, "test");
  expect(await held()).not.toBeNull();
  atPut(8, () => proxy.always(500));
  const row = await engine.deploy(siteOf(3));
  expect(row.status).toBe("failed");
  expect(row.error).toMatch(/answers with errors of its own/);
  expect(row.error).toMatch(/could not be restored either\. Deploy again to fix this\.$/);
  expect(await held()).toBeNull();
  proxy.always("pass");
  expect(await engine.published()).not.toEqual(before);
  const mended = await engine.deploy(siteOf(1));
  expect(mended.status).toBe("succeeded");
  expect(await held()).toBe(mended.id);
  expect(await engine.published()).toEqual(before);
});

test("a full disk is reported as the cause, and the site remains unchanged", async () => {
  const row = await engine.deploy(
    {},
    {
      render: async function* fails(options) {
        yield* renderOf(siteOf(4))(options);
        throw new Error("A page could not be made", {
          cause: Object.assign(new Error("no room"), { code: "53100" }),
        });
      },
    },
  );
  expect(row).toMatchObject({
    status: "failed",
    error: "The disk of the database is full. Free up space, and deploy again.",
  });
  expect(await engine.published()).toEqual(before);
});

test("storage that cannot be listed is not changed", async () => {
  proxy.always({ status: 404, code: "NoSuchBucket" });
  const row = await engine.deploy(siteOf(4));
  expect(row).toMatchObject({ status: "failed", rendered: 0, uploaded: 0 });
  expect(row.error).toMatch(/^There is no bucket “site”/);
});

test("a deployment that is canceled while it writes restores the old site", async () => {
  atPut(3, async () => {
    const running = await findRunningDeployment(engine.database.pool);
    await requestCancel(engine.database.pool, running?.id ?? 0);
  });
  const put = storage.put.bind(storage);
  storage.put = async (...args) => {
    // Slow storage, so that there is time to cancel.
    await delay(100);
    return put(...args);
  };
  const row = await engine.deploy(siteOf(5, 300));
  expect(row).toMatchObject({ status: "cancelled", phase: null, error: null });
  expect(row.uploaded).toBeGreaterThan(0);
  expect(row.uploaded).toBeLessThan(300);
  expect(await engine.published()).toEqual(before);
});

test("a deployment that is canceled while it renders does not change the storage", async () => {
  const { pool } = engine.database;
  const row = await engine.deploy(
    {},
    {
      render: async function* endless(options) {
        for await (const file of renderOf(siteOf(6))(options)) yield file;
        await requestCancel(pool, (await findRunningDeployment(pool))?.id ?? 0);
        for (let number = 0; ; number++) {
          await delay(10);
          yield { key: `endless-${number}.html`, unchanged: true };
        }
      },
    },
  );
  expect(row).toMatchObject({ status: "cancelled", uploaded: 0 });
  expect(await engine.published()).toEqual(before);
});

test("a deployment that is interrupted repeatedly is reported as failed in the end", async () => {
  const aborted = AbortSignal.abort(new Error("killed"));
  await expect(engine.deploy(siteOf(7), { signal: aborted })).rejects.toThrow("killed");
  const id = (await findRunningDeployment(engine.database.pool))?.id ?? 0;
  await engine.database.pool.query("update deployment set attempts = 10 where id = $1", [id]);
  const row = await engine.goOn(id, siteOf(7));
  expect(row).toMatchObject({ status: "failed", error: expect.stringContaining("again and again") });
  expect(await engine.published()).toEqual(before);
});
