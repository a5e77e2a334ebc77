import { freePort } from "@saywhere/server/testing/free-port";
import { test } from "./admin/admin-test.ts";
import { type DatabaseGate, databaseGate } from "./servers/database-gate.ts";
import { type RunningServer, startServer } from "./servers/start-server.ts";

/** A second server on the database of the first, which can be cut off from it. */
export const databaseOutageTest = test.extend<
  object,
  { gated: { server: RunningServer; gate: DatabaseGate } }
>({
  gated: [
    async ({ adminServer }, provide) => {
      const gate = await databaseGate(adminServer);
      const server = await startServer(await freePort(), { DATABASE_URL: gate.url });
      await provide({ server, gate });
      await server.stop();
      await gate.shut();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: ({ gated }, provide) => provide(gated.server.url),
});
