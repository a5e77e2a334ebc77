import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readEnv } from "../../config/env.ts";
import { openStores } from "../../modules/storage/stores.ts";
import { startPreview } from "./preview-server.ts";

const log = pino({ level: "silent" });

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "saywhere-preview-"));
});
afterAll(() => rm(folder, { recursive: true }));

const envOf = (more: Record<string, string> = {}) =>
  readEnv({ HOST: "127.0.0.1", PORT: "0", PUBLIC_URL: "http://127.0.0.1:0", DATA_DIR: folder, ...more });

test("the preview serves the stored static export at its URL until it is closed", async () => {
  const env = envOf();
  const preview = await startPreview(env, log);
  const url = preview?.url ?? "";
  expect(preview?.failure).toBeNull();
  const stores = openStores(env.storage, { serverUrl: env.publicUrl, previewUrl: url });
  const { storage, urlOf } = stores.static;
  const key = "languages/中文/index.html";
  await storage.put(key, Buffer.from("你好"), { contentType: "text/html; charset=utf-8" });
  expect(await (await fetch(urlOf(key))).text()).toBe("你好");
  await preview?.close();
  await expect(fetch(url)).rejects.toThrow();
});

test("the preview reports why it is not available when its port is taken", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const { port } = other.address() as AddressInfo;
  const preview = await startPreview({ ...envOf(), previewPort: port }, log);
  expect(preview?.failure).toMatch(new RegExp(`^port ${port} is taken by another program`));
  await preview?.close();
  other.close();
});

test("the preview is not started for a static export in a bucket", async () => {
  const keys = { S3_ACCESS_KEY_ID: "key", S3_SECRET_ACCESS_KEY: "secret" };
  const buckets = { S3_STATIC_BUCKET: "site", S3_ASSETS_BUCKET: "assets", S3_MEDIA_BUCKET: "media" };
  expect(await startPreview(envOf({ ...keys, ...buckets }), log)).toBeNull();
});
