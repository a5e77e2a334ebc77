import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { holdLock, LOCKS } from "@saywhere/db/connections/advisory-lock";
import type { Database } from "@saywhere/db/database";
import type { FastifyBaseLogger } from "fastify";
import type { Logger } from "pino";
import type { StorageSettings } from "../../src/config/storage-settings.ts";
import { type AutoTimes, startAutoDeployments } from "../../src/modules/deployment/auto-deploy.ts";
import {
  createDeploymentEvents,
  type DeploymentNews,
} from "../../src/modules/deployment/deployment-events.ts";
import { type DeploymentJobs, startDeploymentJobs } from "../../src/modules/deployment/deployment-jobs.ts";
import type { RenderSite } from "../../src/modules/deployment/plan-rendering.ts";
import { runDeployment } from "../../src/modules/deployment/run-deployment.ts";
import { type Buckets, openBuckets } from "../../src/modules/storage/buckets.ts";

/** How a test server deploys: in its own process, with a renderer of the test. */
export interface TestDeploymentOptions {
  storage: StorageSettings;
  /** A temporary folder. */
  folder: string;
  render: RenderSite;
  times?: AutoTimes;
}

export interface TestDeployments {
  storageSettings: StorageSettings;
  stores: Buckets;
  deploymentJobs: Pick<DeploymentJobs, "send">;
  deploymentNews: DeploymentNews;
  contentChanged(): void;
  deploymentChanged(): void;
  close(): Promise<void>;
}

/** Starts deployments as start-deployments.ts does, without a process for each deployment. */
export async function startTestDeployments(
  { storage, folder, render, times }: TestDeploymentOptions,
  { database, url, log }: { database: Database; url: string; log: FastifyBaseLogger },
): Promise<TestDeployments> {
  const stores = openBuckets(storage, { serverUrl: "http://server.test", previewUrl: "http://preview.test" });
  const deploymentNews = createDeploymentEvents();
  const logger = log as Logger;
  async function work(id: number, signal: AbortSignal): Promise<void> {
    const lock = await holdLock(url, LOCKS.deploy, () => undefined);
    if (!lock) return;
    const spool = join(folder, "deployments");
    try {
      // The files of tests do not depend on the content, so each deployment renders.
      const identify = async () => randomUUID();
      const store = stores.static;
      await runDeployment({ database, store, render, identify, folder: spool, log: logger, signal }, id);
    } finally {
      await lock.release();
    }
  }
  const db = database.pool;
  const jobs = await startDeploymentJobs({ url, db, log: logger, work });
  const auto = startAutoDeployments({
    db,
    orm: database.orm,
    jobs,
    store: stores.static,
    log: logger,
    ...(times && { times }),
  });
  return {
    storageSettings: storage,
    stores,
    deploymentJobs: jobs,
    deploymentNews,
    contentChanged: auto.contentChanged,
    deploymentChanged() {
      deploymentNews.tell();
      auto.deploymentChanged();
    },
    async close() {
      await auto.close();
      await jobs.close();
    },
  };
}
