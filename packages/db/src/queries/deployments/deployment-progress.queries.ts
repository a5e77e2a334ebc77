import type { Queryable } from "../queryable.ts";
import type { DeploymentCountsRow, DeploymentPhase, DeploymentStatus } from "./deployment.queries.ts";

/** Counts that a process begins or goes on with a deployment. @returns false when it is over */
export async function countAttempt(db: Queryable, id: number): Promise<boolean> {
  const { rows } = await db.query({
    text: "update deployment set attempts = attempts + 1 where id = $1 and status = 'running' returning id",
    values: [id],
  });
  return rows.length > 0;
}

/** Notes how far a deployment is. @returns whether somebody asked to cancel it */
export async function noteProgress(
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

/** Whether somebody has asked a deployment to end; false where there is no such deployment. */
export async function isCancelling(db: Queryable, id: number): Promise<boolean> {
  const { rows } = await db.query<{ cancelling: boolean }>({
    name: "is-deployment-cancelling",
    text: "select cancelling from deployment where id = $1",
    values: [id],
  });
  return rows[0]?.cancelling ?? false;
}

/** Asks a deployment to end. @returns false when it is over */
export async function requestCancel(db: Queryable, id: number): Promise<boolean> {
  const { rows } = await db.query({
    text: "update deployment set cancelling = true where id = $1 and status = 'running' returning id",
    values: [id],
  });
  return rows.length > 0;
}

/** Notes which content a deployment renders, and what does it. */
export async function noteOrigin(
  db: Queryable,
  id: number,
  { contentVersion, renderIdentity }: { contentVersion: string; renderIdentity: string },
): Promise<void> {
  await db.query({
    text: "update deployment set content_version = $2, render_identity = $3 where id = $1",
    values: [id, contentVersion, renderIdentity],
  });
}

/** Notes that a deployment puts back what it replaced, and why: null when somebody cancelled it. */
export async function noteUndoing(db: Queryable, id: number, error: string | null): Promise<void> {
  await db.query({
    text: "update deployment set phase = 'undoing', error = $2 where id = $1 and status = 'running'",
    values: [id, error],
  });
}

/**
 * Notes how a deployment ended.
 *
 * @returns false for one that is over, and for one that somebody cancelled before it could succeed
 */
export async function finishDeployment(
  db: Queryable,
  id: number,
  status: Exclude<DeploymentStatus, "running">,
  error: string | null = null,
): Promise<boolean> {
  const { rows } = await db.query({
    text: `update deployment set status = $2, error = $3, phase = null, finished_at = now()
      where id = $1 and status = 'running' and not (cancelling and $2 = 'succeeded') returning id`,
    values: [id, status, error],
  });
  return rows.length > 0;
}
