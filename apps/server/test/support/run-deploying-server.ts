import { type Deployment, deployment, deploymentPage } from "@saywhere/validators/cdn/deployment";
import { expect } from "vitest";
import { post } from "./calls.ts";
import { freePort } from "./free-port.ts";
import { type Program, type RunOptions, runMain } from "./run-main.ts";

export interface DeployingServer extends Program {
  /** Base URL of the calls on the static site. */
  site: string;
  /** Starts a deployment, and by default waits for its end. */
  deploy(body?: { wait?: boolean }): Promise<Deployment>;
  newest(): Promise<Deployment | undefined>;
}

/** Runs the whole server, ready for deployment calls. */
export async function runDeployingServer(
  variables: Record<string, string>,
  authorization: string,
  options: RunOptions = {},
): Promise<DeployingServer> {
  const port = await freePort();
  const program = runMain({ LOG_LEVEL: "error", ...variables, PORT: String(port) }, options);
  await program.ready();
  const site = `http://127.0.0.1:${port}/api/cdn/static-site`;
  return {
    ...program,
    site,
    async deploy(body = {}) {
      const answer: unknown = await (await post(`${site}/deploy`, body, { authorization })).json();
      expect(answer, JSON.stringify(answer)).toHaveProperty("status");
      return deployment.parse(answer);
    },
    async newest() {
      const answer = await fetch(`${site}/deployments?limit=1`, { headers: { authorization } });
      return deploymentPage.parse(await answer.json()).deployments[0];
    },
  };
}
