import type { Database } from "@saywhere/db/database";
import type { Logger } from "pino";
import { type Env, environmentWith } from "../../config/env.ts";
import type { Store } from "../storage/buckets.ts";
import { startAutoDeployments } from "./auto-deploy.ts";
import { createDeploymentEvents, type DeploymentNews } from "./deployment-events.ts";
import { type DeploymentJobs, startDeploymentJobs } from "./deployment-jobs.ts";
import { deployInChild } from "./fork-deploy-worker.ts";

interface Options {
  env: Env;
  log: Logger;
  running: { url: string; database: Database };
  /** The store of the static export. */
  store: Pick<Store, "storage" | "address">;
}

/** The deployment components of a server that run in the background, outside of requests. */
export interface Deployments {
  jobs: Pick<DeploymentJobs, "send">;
  news: DeploymentNews;
  contentChanged(): void;
  deploymentChanged(): void;
  close(): Promise<void>;
}

export async function startDeployments({ env, log, running, store }: Options): Promise<Deployments> {
  const { url, database } = running;
  const db = database.pool;
  const news = createDeploymentEvents();
  const environment = environmentWith({ DATABASE_URL: url, PUBLIC_URL: env.publicUrl });
  const jobs = await startDeploymentJobs({ url, db, log, work: deployInChild({ db, environment }) });
  const auto = startAutoDeployments({ db, orm: database.orm, jobs, store, log });
  return {
    jobs,
    news,
    contentChanged: auto.contentChanged,
    deploymentChanged() {
      news.tell();
      auto.deploymentChanged();
    },
    async close() {
      await auto.close();
      await jobs.close();
    },
  };
}
