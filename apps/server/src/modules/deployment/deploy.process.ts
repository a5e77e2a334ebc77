import { readdirSync } from "node:fs";
import { setPriority } from "node:os";
import { join } from "node:path";
import { openDatabase } from "@saywhere/db/database";
import { LOCKS } from "@saywhere/db/exclusive-client";
import { holdLock } from "@saywhere/db/held-lock";
import { readEnv } from "../../env.ts";
import { createLog } from "../../log.ts";
import { siteFiles } from "../static-site/site-files.ts";
import { openStores } from "../storage/stores.ts";
import { runDeployment } from "./run-deployment.ts";

/** Lower than what answers requests. */
const NICENESS = 10;

// A program, started by deploy-in-child.ts: it ends with the one that started it.
process.once("disconnect", () => process.exit(1));
lowerPriority();
const env = readEnv();
const log = createLog(env.logLevel);
try {
  await deploy(Number(process.argv[2]));
} catch (error) {
  log.error({ err: error }, "a deployment broke off; it is gone on with");
  process.exitCode = 1;
}
process.disconnect();

async function deploy(id: number): Promise<void> {
  const { databaseUrl = "", publicUrl, previewUrl, webDir, storage, dataDir } = env;
  // Whoever lost the lock must not write any more: another process may have it by now.
  const lock = await holdLock(databaseUrl, LOCKS.deploy, () => process.exit(1));
  if (!lock) return;
  const database = await openDatabase({ url: databaseUrl, poolSize: 3 });
  try {
    await runDeployment(
      {
        database,
        store: openStores(storage, { serverUrl: publicUrl, previewUrl }).static,
        render: (options) => siteFiles({ databaseUrl, publicUrl, webDir, storage, ...options }),
        folder: join(dataDir, "deployments"),
        log,
        signal: new AbortController().signal,
      },
      id,
    );
  } finally {
    await database.close();
    await lock.release();
  }
}

/** On Linux each thread has a priority of its own; those that are made later take over the one of their maker. */
function lowerPriority(): void {
  try {
    setPriority(NICENESS);
    for (const thread of readdirSync("/proc/self/task")) setPriority(Number(thread), NICENESS);
  } catch {
    // Elsewhere there is no such folder, and the first call has done it.
  }
}
