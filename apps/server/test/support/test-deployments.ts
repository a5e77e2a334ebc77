import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { holdLock, LOCKS } from "@saywhere/db/connections/advisory-lock";
import type { Database } from "@saywhere/db/database";
import type { FastifyBaseLogger } from "fastify";
import type { Logger } from "pino";
import type { StorageSettings } from "../../src/config/storage-settings.ts";
import { startJobQueues } from "../../src/lib/start-job-queues.ts";
import { type AutoDeployTimes, startAutoDeploy } from "../../src/modules/deployment/auto-deploy.ts";
import {
  createDeploymentEvents,
  type DeploymentEvents,
} from "../../src/modules/deployment/deployment-events.ts";
import { type DeploymentQueue, startDeploymentQueue } from "../../src/modules/deployment/deployment-queue.ts";
import type { RenderExport } from "../../src/modules/deployment/plan-deployment.ts";
import { runDeployment } from "../../src/modules/deployment/run-deployment.ts";
import { openStores, type Stores } from "../../src/modules/storage/stores.ts";

/** How a test server deploys: in its own process, with a renderer of the test. */
export interface TestDeploymentOptions {
  storage: StorageSettings;
  /** A temporary folder. */
  folder: string;
  render: RenderExport;
  /**
   * Without them nothing is deployed automatically, as it would be at any time in tests that empty the tables of
   * deployments.
   */
  automatic?: AutoDeployTimes;
}

export interface TestDeployments {
  storageSettings: StorageSettings;
  stores: Stores;
  deploymentQueue: Pick<DeploymentQueue, "send">;
  deploymentEvents: DeploymentEvents;
  contentChanged(): void;
  deploymentChanged(): void;
  close(): Promise<void>;
}

/** Starts deployments as deployment-runtime.ts does, without a process for each deployment. */
export async function startTestDeployments(
  { storage, folder, render, automatic }: TestDeploymentOptions,
  { database, url, log }: { database: Database; url: string; log: FastifyBaseLogger },
): Promise<TestDeployments> {
  const stores = openStores(storage, { serverUrl: "http://server.test", previewUrl: "http://preview.test" });
  const deploymentEvents = createDeploymentEvents();
  const logger = log as Logger;
  async function work(id: number, signal: AbortSignal): Promise<void> {
    const lock = await holdLock(url, LOCKS.deploy, () => undefined);
    if (!lock) return;
    const spool = join(folder, "deployments");
    try {
      // The files of tests do not depend on the content, so each deployment renders.
      const fingerprint = async () => randomUUID();
      const store = stores.static;
      await runDeployment({ database, store, render, fingerprint, folder: spool, log: logger, signal }, id);
    } finally {
      await lock.release();
    }
  }
  const db = database.pool;
  const boss = await startJobQueues({ url, log: logger });
  const queue = await startDeploymentQueue({ boss, db, log: logger, run: work });
  const { orm } = database;
  const auto =
    automatic && startAutoDeploy({ db, orm, queue, store: stores.static, log: logger, times: automatic });
  return {
    storageSettings: storage,
    stores,
    deploymentQueue: queue,
    deploymentEvents,
    contentChanged: () => auto?.contentChanged(),
    deploymentChanged() {
      deploymentEvents.emit();
      auto?.deploymentChanged();
    },
    async close() {
      await auto?.close();
      await queue.close();
      await boss.stop({ graceful: false });
    },
  };
}
