import type { DeploymentRow } from "@saywhere/db/queries/deployments/deployment.queries";
import { type Deployment, deploymentCounts } from "@saywhere/validators/cdn/deployment";

/** State of the store that deployments write to. */
export interface StoreState {
  /**
   * The deployment whose files the store holds; null before the first one, and after a deployment that was left
   * incomplete.
   */
  current: number | null;
  /** The successful deployments whose files are kept, newest first; all but the first can be rolled back to. */
  succeeded: readonly number[];
}

export function presentDeployment(row: DeploymentRow, { current, succeeded }: StoreState): Deployment {
  const { id, status, phase, reason, authorName, startedAt, finishedAt, rollbackToId, cancelling, error } =
    row;
  const { changes } = row;
  return {
    id,
    status,
    phase,
    reason,
    startedBy: authorName,
    startedAt,
    finishedAt,
    restores: rollbackToId,
    changes:
      changes && changes.records !== null ? { records: changes.records, authors: changes.authors } : null,
    cancelling: cancelling && status === "running",
    error,
    current: current === id,
    restorable: succeeded.includes(id, 1),
    counts: deploymentCounts.parse(row),
  };
}
