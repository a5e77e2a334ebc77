import { signedInTest, signIn, startAdminServer } from "./admin/admin-test.ts";
import { serveBucket } from "./servers/bucket-server.ts";
import { deleteOtherLanguages } from "./servers/delete-languages.ts";
import { type Storage, startStorage } from "./servers/start-storage.ts";
import type { StaticFileServer } from "./servers/static-file-server.ts";

/** The languages that are left; every page links to these. */
export const LANGUAGES = ["spanish", "farsi", "arabic"];

/**
 * The `test` of the CDN page: signed in as the administrator, on a server with little content, which deploys to a real
 * store. Each call gives a server of its own.
 */
export function deploymentTest() {
  return signedInTest.extend<object, { storage: Storage; site: StaticFileServer }>({
    storage: [
      async ({ browserName: _ }, provide) => {
        const storage = await startStorage();
        await provide(storage);
        await storage.stop();
      },
      { scope: "worker" },
    ],
    adminServer: [
      async ({ storage, playwright }, provide) => {
        const server = await startAdminServer(storage.env);
        const administrator = await playwright.request.newContext({ baseURL: server.url });
        await signIn(administrator);
        await deleteOtherLanguages(administrator, LANGUAGES);
        await administrator.dispose();
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
