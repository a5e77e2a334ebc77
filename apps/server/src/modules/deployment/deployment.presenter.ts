import type { DeploymentRow } from "@saywhere/db/queries/deployments/deployment.queries";
import type { Deployment } from "@saywhere/validators/cdn/deployment";

/** What is known of the store that deployments write to. */
export interface StoreState {
  /** The deployment whose files it holds; null before the first, and where one was left half done. */
  held: number | null;
  /** The last deployments that succeeded, the newest first: those before it can be brought back. */
  succeeded: readonly number[];
}

export function presentDeployment(row: DeploymentRow, { held, succeeded }: StoreState): Deployment {
  const { id, status, phase, reason, authorName, startedAt, finishedAt, restoresId, cancelling, error } = row;
  const { pages, rendered, reused, toUpload, uploaded, uploadedBytes, skipped, toRemove, removed } = row;
  return {
    id,
    status,
    phase,
    reason,
    startedBy: authorName,
    startedAt,
    finishedAt,
    restores: restoresId,
    cancelling: cancelling && status === "running",
    error,
    current: held === id,
    restorable: succeeded.includes(id, 1),
    counts: { pages, rendered, reused, toUpload, uploaded, uploadedBytes, skipped, toRemove, removed },
  };
}
