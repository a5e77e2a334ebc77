import { signedInTest, startAdminServer } from "./admin/admin-test.ts";
import { serveBucket } from "./servers/bucket-server.ts";
import { newDataDir } from "./servers/data-dir.ts";
import type { LocalServer } from "./servers/listen-locally.ts";
import { type Storage, startStorage } from "./servers/start-storage.ts";

/** With the languages that every page links to and few phrases, a whole deployment takes a second or two. */
export const LITTLE_CONTENT = { languages: ["spanish", "farsi", "arabic"], phrases: 30 };

/**
 * The `test` of the CDN page: signed in as the administrator, on a server with little content, which deploys to a real
 * store. Each call gives a server of its own.
 */
export function deploymentTest() {
  return signedInTest.extend<object, { storage: Storage; site: LocalServer }>({
    storage: [
      async ({ browserName: _ }, provide) => {
        const storage = await startStorage();
        await provide(storage);
        await storage.stop();
      },
      { scope: "worker" },
    ],
    adminServer: [
      async ({ storage }, provide) => {
        const server = await startAdminServer(storage.env, await newDataDir(LITTLE_CONTENT));
        await provide(server);
        await server.stop();
      },
      { scope: "worker", timeout: 120_000 },
    ],
    /** The copy in the bucket, as visitors get it. */
    site: [
      async ({ storage }, provide) => {
        const server = await serveBucket(storage.static);
        await provide(server);
        await server.stop();
      },
      { scope: "worker" },
    ],
  });
}

/** The `test` of those who leave nothing that is in each other's way, on one server. */
export const test = deploymentTest();
