import { join } from "node:path";
import { holdLock, LOCKS } from "@saywhere/db/connections/advisory-lock";
import { openDatabase } from "@saywhere/db/database";
import type { Logger } from "pino";
import { type Env, readEnv } from "../../config/env.ts";
import { createLog, secretsOf } from "../../lib/log.ts";
import { siteFingerprint } from "../static-export/fingerprint.ts";
import { openStores } from "../storage/stores.ts";
import { runDeployment } from "./run-deployment.ts";

/**
 * Runs a deployment as configured in the environment, unless another process is running it.
 *
 * @returns the exit code of this process: not 0 when the deployment must be continued by another process
 */
export async function runDeployWorker(id: number): Promise<number> {
  const env = readEnv();
  const log = createLog(env.logLevel, { secrets: secretsOf(env) }).child({ deployment: id });
  try {
    const started = performance.now();
    log.info("deployment started");
    await deploy(id, env, log);
    log.info({ ms: Math.round(performance.now() - started) }, "deployment ended");
    return 0;
  } catch (error) {
    log.error({ err: error }, "deployment interrupted; it will be resumed");
    return 1;
  }
}

async function deploy(id: number, env: Env, log: Logger): Promise<void> {
  const { databaseUrl = "" } = env;
  const lock = await holdLock(databaseUrl, LOCKS.deploy, () => {
    log.error("the connection to the database was lost, and with it the lock of deployments");
    // Another process may have taken over the deployment, so that this process must not write another byte.
    process.exit(1);
  });
  if (!lock) return;
  // If the lock were not released, this process would not end, and no later deployment could start.
  try {
    await deployWithLock(id, env, log);
  } finally {
    await lock.release();
  }
}

async function deployWithLock(id: number, env: Env, log: Logger): Promise<void> {
  const { databaseUrl = "", publicUrl, previewUrl, webDir, storage, dataDir } = env;
  const database = await openDatabase({ url: databaseUrl, poolSize: 3 });
  try {
    const stores = openStores(storage, { serverUrl: publicUrl, previewUrl });
    const gzip = storage.provider === "s3" && storage.gzip;
    const source = { databaseUrl, publicUrl, webDir, mediaUrl: stores.media.urlOf(""), gzip };
    await runDeployment(
      {
        database,
        store: stores.static,
        async *render(options) {
          // Loaded on demand: most of this process's code, and not needed when nothing changed.
          const { generateExport } = await import("../static-export/generate-export.ts");
          yield* generateExport({ ...source, ...options });
        },
        fingerprint: () => siteFingerprint(source),
        folder: join(dataDir, "deployments"),
        log,
      },
      id,
    );
  } finally {
    await database.close();
  }
}
