import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Database } from "@saywhere/db/database";
import { findDeployment } from "@saywhere/db/queries/deployments/deployment.queries";
import type { Queryable } from "@saywhere/db/queries/queryable";
import type { PgBoss } from "pg-boss";
import type { Logger } from "pino";
import { type Env, environmentWith } from "../../config/env.ts";
import type { Store } from "../storage/stores.ts";
import { startAutoDeploy } from "./auto-deploy.ts";
import { createDeploymentEvents } from "./deployment-events.ts";
import { type RunDeployment, startDeploymentQueue } from "./deployment-queue.ts";

interface Options {
  env: Env;
  log: Logger;
  boss: PgBoss;
  running: { url: string; database: Database };
  /** The store of the static export. */
  store: Pick<Store, "storage" | "address">;
}

export type DeploymentRuntime = Awaited<ReturnType<typeof startDeploymentRuntime>>;

/** Starts the deployment components of a server that run in the background, outside of requests. */
export async function startDeploymentRuntime({ env, log, boss, running, store }: Options) {
  const { url, database } = running;
  const db = database.pool;
  const events = createDeploymentEvents();
  const environment = environmentWith({ DATABASE_URL: url, PUBLIC_URL: env.publicUrl });
  const queue = await startDeploymentQueue({ boss, db, log, run: runInChild(db, environment) });
  const auto = startAutoDeploy({ db, orm: database.orm, queue, store, log });
  return {
    queue,
    events,
    contentChanged: auto.contentChanged,
    deploymentChanged(): void {
      events.emit();
      auto.deploymentChanged();
    },
    async close(): Promise<void> {
      await auto.close();
      await queue.close();
    },
  };
}

const PROGRAM = fileURLToPath(new URL("./deploy.process.ts", import.meta.url));

/**
 * Runs deployments in a child process, which takes no time and no memory from requests and does not outlive this
 * process.
 *
 * @param environment of the child process, which reads it as the server does
 */
function runInChild(db: Queryable, environment: Record<string, string | undefined>): RunDeployment {
  return async (id, signal) => {
    if ((await findDeployment(db, id))?.status !== "running") return;
    signal.throwIfAborted();
    const child = fork(PROGRAM, [String(id)], {
      env: environment,
      execArgv: [],
      stdio: ["ignore", "inherit", "inherit", "ipc"],
    });
    const kill = () => child.kill("SIGKILL");
    signal.addEventListener("abort", kill, { once: true });
    try {
      const [code, killedBy] = (await once(child, "exit")) as [number | null, NodeJS.Signals | null];
      signal.throwIfAborted();
      if (code !== 0) throw new Error(`The process of deployment ${id} ended with ${code ?? killedBy}`);
    } finally {
      signal.removeEventListener("abort", kill);
    }
  };
}
