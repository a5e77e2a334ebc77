import { mkdtemp, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import {
  type DeployedStore,
  recognizeStore,
  STORE_MARKER,
} from "../../src/modules/deployment/identify-store.ts";
import type { ObjectStorage } from "../../src/modules/storage/object-storage.ts";
import { openStores } from "../../src/modules/storage/stores.ts";
import { startS3Server } from "../../src/modules/storage/testing/start-s3-server.ts";
import { type DeploymentEngine, openEngine, type TestSite } from "../support/deployment-engine.ts";
import { publishedIn } from "../support/published-site.ts";

const SITE: TestSite = { "index.html": "<p>Hello</p>", "old/index.html": "<p>Old</p>" };
const LATER: TestSite = { "index.html": "<p>Hello</p>" };
const ADDRESSES = { serverUrl: "http://server.test", previewUrl: "http://preview.test" };

/** Opens one bucket under several spellings of its endpoint. */
async function openBucket(): Promise<(host: string) => DeployedStore> {
  const server = await startS3Server(["site"]);
  onTestFinished(server.stop);
  const place = { bucket: "site", url: undefined };
  return (host) => {
    const endpoint = server.endpoint.replace("127.0.0.1", host);
    const connection = { ...server, endpoint, region: "us-lax-1", pathStyle: true };
    const buckets = { static: place, assets: place, media: place };
    return openStores({ provider: "s3", connection, gzip: true, ...buckets }, ADDRESSES).static;
  };
}

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "saywhere-identity-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

const openFolder = (folder: string): DeployedStore =>
  openStores({ provider: "folder", folder }, ADDRESSES).static;

async function openFor(store: DeployedStore): Promise<DeploymentEngine> {
  const engine = await openEngine(store.storage);
  onTestFinished(engine.close);
  return engine;
}

async function markerIn(storage: ObjectStorage): Promise<string | null> {
  const found = await storage.get(STORE_MARKER);
  return found && (await buffer(found.body)).toString();
}

test("a bucket is recognized under another spelling of its endpoint, with its files and deployments", async () => {
  const bucket = await openBucket();
  const [byNumber, byName, inCapitals] = [bucket("127.0.0.1"), bucket("localhost"), bucket("LOCALHOST")];
  expect(new Set([byNumber.address, byName.address, inCapitals.address]).size).toBe(3);
  const engine = await openFor(byNumber);
  const { id } = await engine.deploy(SITE, { store: byNumber });
  expect(await engine.deploy(LATER, { store: byName })).toMatchObject({
    status: "succeeded",
    target: byNumber.address,
    uploaded: 0,
    removed: 1,
  });
  expect(Object.keys(await engine.published())).toEqual(["index.html"]);
  expect(await recognizeStore(engine.database.pool, inCapitals)).toBe(byNumber.address);
  expect(await engine.rollBack(id, inCapitals)).toMatchObject({ status: "succeeded", uploaded: 1 });
  expect(Object.keys(await engine.published())).toEqual(["index.html", "old/index.html"]);
});

test("a folder is recognized after it was moved", async () => {
  const home = await makeFolder();
  const before = openFolder(join(home, "before"));
  const engine = await openFor(before);
  await engine.deploy(SITE, { store: before });
  await rename(join(home, "before"), join(home, "after"));
  const after = openFolder(join(home, "after"));
  expect(await engine.deploy(LATER, { store: after })).toMatchObject({ status: "succeeded", removed: 1 });
  expect(Object.keys(await publishedIn(after.storage))).toEqual(["index.html"]);
});

test("storage that was deployed to before markers existed is recognized by its URL", async () => {
  const store = openFolder(await makeFolder());
  const engine = await openFor(store);
  const { pool } = engine.database;
  await engine.deploy(SITE, { store });
  await store.storage.delete([STORE_MARKER]);
  await pool.query("delete from store_address");
  expect(await recognizeStore(pool, store)).toBe(store.address);
  expect(await engine.deploy(LATER, { store })).toMatchObject({ uploaded: 0, skipped: 1, removed: 1 });
  expect(await markerIn(store.storage)).not.toBeNull();
});

test("a removed marker is restored by the next deployment", async () => {
  const store = openFolder(await makeFolder());
  const engine = await openFor(store);
  await engine.deploy(SITE, { store });
  const marker = await markerIn(store.storage);
  await store.storage.delete([STORE_MARKER]);
  await engine.deploy(LATER, { store });
  expect(await markerIn(store.storage)).toBe(marker);
});

test("storage with the site of another Saywhere is rejected, and left unchanged", async () => {
  const store = openFolder(await makeFolder());
  const [first, second] = [await openFor(store), await openFor(store)];
  await first.deploy(SITE, { store });
  const keys = async () => (await Array.fromAsync(store.storage.list())).map(({ key, etag }) => [key, etag]);
  const before = await keys();
  const row = await second.deploy(LATER, { store });
  expect(row.error).toMatch(
    /^“.*” holds the site of another Saywhere, .* remove \.saywhere\/store-id from it/,
  );
  expect(row).toMatchObject({ status: "failed", rendered: 0 });
  expect(row.error).not.toContain("could not be restored");
  expect(await keys()).toEqual(before);
  expect(await recognizeStore(second.database.pool, store)).toBe(store.address);
  await store.storage.delete([STORE_MARKER]);
  expect(await second.deploy(LATER, { store })).toMatchObject({ status: "succeeded", uploaded: 1 });
});

test("a deployment that was started for another storage is rejected", async () => {
  const home = await makeFolder();
  const [one, other] = [openFolder(join(home, "one")), openFolder(join(home, "other"))];
  const engine = await openFor(one);
  await engine.deploy(SITE, { store: one });
  await engine.deploy(SITE, { store: other });
  const { pool } = engine.database;
  const { rows } = await pool.query<{ id: number }>(
    "insert into deployment (target, reason) values ($1, 'manual') returning id",
    [other.address],
  );
  const row = await engine.goOn(rows[0]?.id ?? 0, LATER, one);
  expect(row).toMatchObject({ status: "failed", error: expect.stringMatching(/^Another store is set up/) });
  expect(Object.keys(await publishedIn(one.storage))).toHaveLength(2);
});
