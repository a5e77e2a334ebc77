/**
 * Runs a deployment until it is over. Does nothing for a deployment that has ended or that another process is running.
 *
 * @throws Error when the deployment did not finish and must be continued
 */
export type DeploymentWork = (id: number, signal: AbortSignal) => Promise<void>;
