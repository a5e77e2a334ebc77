import { startAdminServer, test } from "./admin/admin-test.ts";
import type { RunningServer } from "./servers/start-server.ts";

/** The `test` of a file that shares its server with no other: what is on it is what this file has made. */
export function ownServerTest() {
  return test.extend<object, { adminServer: RunningServer }>({
    adminServer: [
      async ({ browserName: _ }, provide) => {
        const server = await startAdminServer();
        await provide(server);
        await server.stop();
      },
      { scope: "worker", timeout: 120_000 },
    ],
  });
}
