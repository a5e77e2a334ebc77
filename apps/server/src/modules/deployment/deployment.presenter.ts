import type { DeploymentRow } from "@saywhere/db/queries/deployment.queries";
import type { Deployment } from "@saywhere/validators/deployment";

/** @param restorable the deployments of the store that can be brought back, the newest first */
export function presentDeployment(row: DeploymentRow, restorable: readonly number[]): Deployment {
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
    current: restorable[0] === id,
    restorable: restorable.includes(id, 1),
    counts: { pages, rendered, reused, toUpload, uploaded, uploadedBytes, skipped, toRemove, removed },
  };
}
