import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { findDeployment } from "@saywhere/db/queries/deployments/deployment.queries";
import type { Queryable } from "@saywhere/db/queries/queryable";
import type { DeploymentWork } from "./deployment-work.ts";

const PROGRAM = fileURLToPath(new URL("./deploy.process.ts", import.meta.url));

interface Options {
  db: Queryable;
  /** Environment of the child process, which reads it as the server does. */
  environment: Record<string, string | undefined>;
}

/**
 * Runs deployments in a child process, which takes no time and no memory from requests and does not outlive this
 * process.
 */
export function deployInChild({ db, environment }: Options): DeploymentWork {
  return async (id, signal) => {
    if ((await findDeployment(db, id))?.status !== "running") return;
    signal.throwIfAborted();
    const child = fork(PROGRAM, [String(id)], {
      env: environment,
      execArgv: [],
      stdio: ["ignore", "inherit", "inherit", "ipc"],
    });
    const end = () => child.kill("SIGKILL");
    signal.addEventListener("abort", end, { once: true });
    try {
      const [code, ended] = (await once(child, "exit")) as [number | null, NodeJS.Signals | null];
      signal.throwIfAborted();
      if (code !== 0) throw new Error(`The process of deployment ${id} ended with ${code ?? ended}`);
    } finally {
      signal.removeEventListener("abort", end);
    }
  };
}
