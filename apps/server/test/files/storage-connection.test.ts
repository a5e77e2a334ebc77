import { storageConfiguration } from "@saywhere/validators/cdn/storage-configuration";
import { afterEach, describe, expect, onTestFinished, test } from "vitest";
import type { StorageSettings } from "../../src/config/storage-settings.ts";
import { checkConnection } from "../../src/modules/storage/check-connection.ts";
import type { ObjectStorage } from "../../src/modules/storage/object-storage.ts";
import { createStorageService } from "../../src/modules/storage/storage.service.ts";
import { openStores, STORES } from "../../src/modules/storage/stores.ts";
import { forAllTests } from "../support/for-all-tests.ts";
import { type FileServer, startFileServer } from "../support/start-file-server.ts";

const ADDRESSES = { serverUrl: "https://saywhere.example", previewUrl: "http://localhost:3001" };

/** A storage with some of its calls replaced. */
const changedStorage = (storage: ObjectStorage, changes: Partial<ObjectStorage>): ObjectStorage => ({
  list: (...given) => storage.list(...given),
  head: (key) => storage.head(key),
  get: (key) => storage.get(key),
  put: (...given) => storage.put(...given),
  copy: (from, to) => storage.copy(from, to),
  delete: (keys) => storage.delete(keys),
  ...changes,
});

describe("the storage configuration", () => {
  const configurationOf = async (settings: StorageSettings) => {
    const service = createStorageService({
      settings,
      stores: openStores(settings, ADDRESSES),
      isAutoDeployEnabled: async () => true,
    });
    return storageConfiguration.strict().parse(await service.configuration());
  };

  test("the configuration of object storage shows its endpoint and buckets, and no secrets", async () => {
    const configuration = await configurationOf({
      provider: "s3",
      connection: {
        endpoint: "https://user:PASSWORD@store.test",
        region: "us-lax-1",
        accessKeyId: "ACCESSKEY",
        secretAccessKey: "SECRETKEY",
        pathStyle: true,
      },
      gzip: true,
      static: { bucket: "site", url: "https://www.test" },
      assets: { bucket: "assets", url: undefined },
      media: { bucket: "media", url: undefined },
    });
    expect(configuration).toEqual({
      provider: "s3",
      configured: true,
      endpoint: "https://store.test",
      region: "us-lax-1",
      pathStyle: true,
      static: { name: "site", url: "https://www.test" },
      assets: { name: "assets", url: "https://store.test/assets" },
      media: { name: "media", url: "https://store.test/media" },
      autoGenerate: true,
    });
    expect(JSON.stringify(configuration)).not.toMatch(/PASSWORD|ACCESSKEY|SECRETKEY/);
  });

  test("the configuration of local storage shows the folders", async () => {
    expect(await configurationOf({ provider: "folder", folder: "/srv/files" })).toMatchObject({
      provider: "folder",
      configured: false,
      endpoint: null,
      region: "us-lax-1",
      static: { name: "/srv/files/static", url: "http://localhost:3001" },
      media: { name: "/srv/files/media", url: "https://saywhere.example/files/media" },
    });
  });
});

const allPassed = (server: FileServer) => ({
  success: true,
  stores: STORES.map((store) => ({
    store,
    name: server.stores[store].name,
    passed: ["write", "read", "list", "remove"],
    problem: null,
  })),
});

async function storedIn(server: FileServer): Promise<string[]> {
  const lists = STORES.map((store) => Array.fromAsync(server.stores[store].storage.list()));
  return (await Promise.all(lists)).flat().map(({ key }) => key);
}

describe("a connection test of a folder", () => {
  const server = forAllTests(() => startFileServer("folder"));

  test("writes, reads, lists and removes in each bucket, and leaves nothing behind", async () => {
    const response = await server.call("POST", "/api/cdn/configuration/test");
    expect(await response.json()).toEqual(allPassed(server));
    expect(await storedIn(server)).toEqual([]);
  });

  test.each<[string, Partial<ObjectStorage>, string[], RegExp]>([
    ["is missing", { get: async () => null }, ["write"], /What was written could not be found/],
    [
      "has other content",
      { get: async () => server.stores.assets.storage.get("other") },
      ["write"],
      /returns other content than was written/,
    ],
    [
      "is not listed",
      { list: async function* nothing() {} },
      ["write", "read"],
      /does not list what was written/,
    ],
  ])(
    "reports a test object that %s after the write, and removes it",
    async (_how, fault, passed, problem) => {
      const { storage } = server.stores.assets;
      await storage.put("other", Buffer.from("other"), { contentType: "text/plain" });
      onTestFinished(() => storage.delete(["other"]));
      const faulty = changedStorage(storage, fault);
      expect(await checkConnection(faulty)).toEqual({
        passed,
        problem: expect.objectContaining({ name: "StorageError", message: expect.stringMatching(problem) }),
      });
      expect(await storedIn(server)).toEqual(["other"]);
    },
  );
});

describe("a connection test of object storage", () => {
  const server = forAllTests(() => startFileServer("s3"));
  afterEach(() => server.proxy?.always("pass"));
  const run = async () => (await server.call("POST", "/api/cdn/configuration/test")).json();
  const denied = (passed: string[]) => ({
    success: false,
    stores: STORES.map((store) => ({
      store,
      name: store,
      passed,
      problem: `The access key does not have permission for this in the bucket “${store}”. Allow it to list, read, write and delete objects there.`,
    })),
  });

  test("removes objects that interrupted tests left, and none of a running test", async () => {
    const { storage } = server.stores.assets;
    const [old, running] = [".saywhere/probe-old", ".saywhere/probe-running"];
    for (const key of [old, running])
      await storage.put(key, Buffer.from("probe"), { contentType: "text/plain" });
    const before = Date.now() - 2 * 3_600_000;
    const aged = changedStorage(storage, {
      async *list(prefix) {
        for await (const object of storage.list(prefix)) {
          yield object.key === old ? { ...object, lastModified: new Date(before) } : object;
        }
      },
    });
    expect((await checkConnection(aged)).problem).toBeNull();
    expect(await storedIn(server)).toEqual([running]);
    await storage.delete([running]);
  });

  test("names a bucket that denies access", async () => {
    server.proxy?.always({ status: 403, code: "AccessDenied" });
    expect(await run()).toEqual(denied([]));
  });

  test("passes, and leaves nothing behind, also where DeleteObjects requires Content-MD5", async () => {
    for (const demand of ["pass", "demand Content-MD5"] as const) {
      server.proxy?.always(demand);
      expect(await run()).toEqual(allPassed(server));
      expect(await storedIn(server)).toEqual([]);
    }
  });

  test("reports storage that denies removal, after the steps that succeeded", async () => {
    server.proxy?.always({ status: 403, code: "AccessDenied" }, ({ method }) => method === "POST");
    expect(await run()).toEqual(denied(["write", "read", "list"]));
    server.proxy?.always("pass");
    for (const store of STORES) await server.stores[store].storage.delete(await storedIn(server));
  });
});
