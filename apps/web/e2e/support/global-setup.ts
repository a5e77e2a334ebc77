import { rm } from "node:fs/promises";
import { freePort } from "@saywhere/server/testing/free-port";
import { emptyDataDir, startWithCopiesOf } from "./servers/data-dir.ts";
import { startServer } from "./servers/start-server.ts";

/** The built product, on a database of its own, for as long as the tests run. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const folder = await emptyDataDir();
  const first = await startServer(await freePort(), {}, folder);
  await first.end();
  startWithCopiesOf(folder);
  const server = await startServer(Number(process.env.E2E_PORT));
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true });
  };
}
