import { startServer } from "./servers/start-server.ts";

/** The built product, on a database of its own, for as long as the tests run. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const server = await startServer(Number(process.env.E2E_PORT));
  return () => server.stop();
}
