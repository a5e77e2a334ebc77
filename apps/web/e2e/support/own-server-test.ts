import { ADMINISTRATOR, test } from "./admin.ts";
import { freePort } from "./free-port.ts";
import { type RunningServer, startServer } from "./start-server.ts";

/** The `test` of a file that shares its server with no other: what is on it is what this file has made. */
export function ownServerTest() {
  return test.extend<object, { adminServer: RunningServer }>({
    adminServer: [
      async ({ browserName: _ }, provide) => {
        const { email, password } = ADMINISTRATOR;
        const server = await startServer(await freePort(), { ADMIN_EMAIL: email, ADMIN_PASSWORD: password });
        await provide(server);
        await server.stop();
      },
      { scope: "worker", timeout: 120_000 },
    ],
  });
}
