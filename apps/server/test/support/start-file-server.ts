import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Logger } from "pino";
import type { ServiceDeps } from "../../src/app/create-services.ts";
import type { StorageSettings } from "../../src/config/storage-settings.ts";
import { openStores, type Stores } from "../../src/modules/storage/stores.ts";
import { type FaultyProxy, startFaultyProxy } from "../../src/modules/storage/testing/start-faulty-proxy.ts";
import { startS3Server } from "../../src/modules/storage/testing/start-s3-server.ts";
import { startTestServer, type TestServer } from "./start-test-server.ts";

export type Provider = StorageSettings["provider"];
export const PROVIDERS: Provider[] = ["folder", "s3"];

interface Storage extends Pick<ServiceDeps, "storageSettings" | "stores"> {
  /** Stands in front of the S3 server; null for a folder. */
  proxy: FaultyProxy | null;
  close(): Promise<void>;
}

export interface FileServer extends TestServer {
  stores: Stores;
  proxy: FaultyProxy | null;
  /** Calls the REST API with an administrator's token, unless other headers are given. */
  call(method: string, path: string, options?: CallOptions): Promise<Response>;
}

interface CallOptions {
  body?: string | Buffer<ArrayBuffer>;
  headers?: Record<string, string>;
}

const ADDRESSES = { serverUrl: "https://saywhere.example", previewUrl: "http://preview.test" };

/** Starts a server whose files are stored in a folder, or in the buckets of an S3 server. */
export async function startFileServer(
  provider: Provider,
  change: (stores: Stores) => Stores = (stores) => stores,
  log?: Logger,
): Promise<FileServer> {
  const { proxy, close, ...opened } = await (provider === "s3" ? openS3Server() : openFolder());
  const storage = { ...opened, stores: change(opened.stores) };
  const server = await startTestServer({ storage, ...(log && { log }) });
  const authorization = `Bearer ${await server.tokenFor("administrator")}`;
  return {
    ...server,
    stores: storage.stores,
    proxy,
    call: (method, path, { body, headers = { authorization } } = {}) =>
      fetch(server.url + path, { method, headers, ...(body !== undefined && { body }) }),
    async close() {
      await server.close();
      await close();
    },
  };
}

async function openFolder(): Promise<Storage> {
  const folder = await mkdtemp(join(tmpdir(), "saywhere-files-"));
  const storageSettings: StorageSettings = { provider: "folder", folder };
  return {
    storageSettings,
    stores: openStores(storageSettings, ADDRESSES),
    proxy: null,
    close: () => rm(folder, { recursive: true }),
  };
}

async function openS3Server(): Promise<Storage> {
  const { endpoint: target, stop, ...key } = await startS3Server(["static", "assets", "media"]);
  const proxy = await startFaultyProxy(target);
  const { endpoint } = proxy;
  const storageSettings: StorageSettings = {
    provider: "s3",
    connection: { ...key, endpoint, region: "us-lax-1", pathStyle: true },
    gzip: true,
    static: { bucket: "static", url: undefined },
    assets: { bucket: "assets", url: undefined },
    media: { bucket: "media", url: "https://media.saywhere.example" },
  };
  return {
    storageSettings,
    stores: openStores(storageSettings, ADDRESSES),
    proxy,
    async close() {
      await proxy.stop();
      await stop();
    },
  };
}
