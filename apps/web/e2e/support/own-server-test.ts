import { startAdminServer, test } from "./admin/admin-test.ts";
import type { RunningServer } from "./servers/start-server.ts";

/** The `test` of a file whose server no other file uses. */
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
