import type { Queryable } from "../queryable.ts";
import type {
  DeploymentChanges,
  DeploymentCountsRow,
  DeploymentPhase,
  DeploymentStatus,
} from "./deployment.queries.ts";

/** Counts an attempt at a deployment, when a process starts or resumes it. @returns false if it has finished */
export async function countAttempt(db: Queryable, id: number): Promise<boolean> {
  const { rows } = await db.query({
    text: "update deployment set attempts = attempts + 1 where id = $1 and status = 'running' returning id",
    values: [id],
  });
  return rows.length > 0;
}

/** Records the progress of a deployment. @returns whether its cancellation was requested */
export async function recordProgress(
  db: Queryable,
  id: number,
  phase: DeploymentPhase,
  counts: DeploymentCountsRow,
): Promise<boolean> {
  const { pages, rendered, reused, toUpload, uploaded, uploadedBytes, skipped, toRemove, removed } = counts;
  const { rows } = await db.query<{ cancelling: boolean }>({
    name: "note-deployment-progress",
    text: `update deployment set phase = $2, pages = $3, rendered = $4, reused = $5, to_upload = $6, uploaded = $7,
        uploaded_bytes = $8, skipped = $9, to_remove = $10, removed = $11
      where id = $1 and status = 'running' returning cancelling`,
    values: [
      id,
      phase,
      pages,
      rendered,
      reused,
      toUpload,
      uploaded,
      uploadedBytes,
      skipped,
      toRemove,
      removed,
    ],
  });
  return rows[0]?.cancelling ?? false;
}

/** Whether the cancellation of a deployment was requested; false if there is no such deployment. */
export async function isCancelling(db: Queryable, id: number): Promise<boolean> {
  const { rows } = await db.query<{ cancelling: boolean }>({
    name: "is-deployment-cancelling",
    text: "select cancelling from deployment where id = $1",
    values: [id],
  });
  return rows[0]?.cancelling ?? false;
}

/** Requests the cancellation of a deployment. @returns false if it has finished */
export async function requestCancel(db: Queryable, id: number): Promise<boolean> {
  const { rows } = await db.query({
    text: "update deployment set cancelling = true where id = $1 and status = 'running' returning id",
    values: [id],
  });
  return rows.length > 0;
}

/** Records which content a deployment renders, by which version of the renderer, and what changed in it. */
export async function recordOrigin(
  db: Queryable,
  id: number,
  origin: { contentVersion: string; renderIdentity: string; changes: DeploymentChanges | null },
): Promise<void> {
  const { contentVersion, renderIdentity, changes } = origin;
  await db.query({
    text: "update deployment set content_version = $2, render_identity = $3, changes = $4 where id = $1",
    values: [id, contentVersion, renderIdentity, changes && JSON.stringify(changes)],
  });
}

/** Why a deployment does not succeed. */
export interface DeploymentFailure {
  /** A message for people; null after a cancellation. */
  error: string | null;
  /** Whether the reason is a full disk or a full store. */
  storageFull: boolean;
}

const NO_FAILURE: DeploymentFailure = { error: null, storageFull: false };

/** Records that what a deployment changed is being reverted. */
export async function recordReverting(db: Queryable, id: number, failure: DeploymentFailure): Promise<void> {
  await db.query({
    text: `update deployment set phase = 'undoing', error = $2, storage_full = $3
      where id = $1 and status = 'running'`,
    values: [id, failure.error, failure.storageFull],
  });
}

/**
 * Records the outcome of a deployment.
 *
 * @returns false if it has already finished, or was canceled before it could succeed
 */
export async function finishDeployment(
  db: Queryable,
  id: number,
  status: Exclude<DeploymentStatus, "running">,
  { error, storageFull }: DeploymentFailure = NO_FAILURE,
): Promise<boolean> {
  const { rows } = await db.query({
    text: `update deployment set status = $2, error = $3, storage_full = $4, phase = null, finished_at = now()
      where id = $1 and status = 'running' and not (cancelling and $2 = 'succeeded') returning id`,
    values: [id, status, error, storageFull],
  });
  return rows.length > 0;
}
