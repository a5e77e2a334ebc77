import { resolve } from "node:path";
import type { Database } from "@saywhere/db/database";
import { onTestFinished } from "vitest";
import { testAccounts } from "./accounts.ts";
import { type DeployingServer, runDeployingServer } from "./run-deploying-server.ts";
import { fakeWebApp, type RunOptions, temporaryFolder } from "./run-main.ts";
import { type SiteStore, startSiteStore } from "./start-site-store.ts";

/** The common folder of servers that deploy to one storage, over several runs. */
export interface DeployingHome {
  /** The output of `buildWebApp`. */
  webDir: string;
  store: SiteStore;
  /** Authorization header of an administrator. */
  authorization: string;
  /** Runs a server; concurrent servers need separate folders, given as a relative or an absolute path. */
  run(folder?: string, options?: RunOptions): Promise<DeployingServer>;
}

/** Creates such a folder for servers on a database; it is removed after the test. */
export async function makeDeployingHome(
  database: Database,
  url: string,
  variables: Record<string, string> = {},
): Promise<DeployingHome> {
  const home = await temporaryFolder();
  const webDir = await fakeWebApp(home);
  const store = await startSiteStore();
  onTestFinished(store.close);
  const authorization = `Bearer ${await testAccounts(database, "").tokenFor("administrator")}`;
  const environment = {
    ...store.variables,
    DATABASE_URL: url,
    PUBLIC_URL: "https://saywhere.example",
    WEB_DIR: webDir,
    ...variables,
  };
  const run: DeployingHome["run"] = (folder = "data", options = {}) =>
    runDeployingServer({ ...environment, DATA_DIR: resolve(home, folder) }, authorization, options);
  return { webDir, store, authorization, run };
}
