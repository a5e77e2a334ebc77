/**
 * Runs a deployment until it is over. One that ended before, or that somebody else works at, is nothing to do.
 *
 * @throws Error when it did not come to its end and has to be gone on with
 */
export type DeploymentWork = (id: number, signal: AbortSignal) => Promise<void>;
