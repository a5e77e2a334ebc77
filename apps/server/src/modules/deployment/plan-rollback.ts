import { findDeployment } from "@saywhere/db/queries/deployments/deployment.queries";
import { listFilesOf } from "@saywhere/db/queries/deployments/site-file.queries";
import type { Queryable } from "@saywhere/db/queries/queryable";
import { ExportError } from "../static-export/export-file.ts";
import { backupKey } from "./backup-keys.ts";
import {
  type CurrentFiles,
  type DeploymentPlan,
  emptyPlan,
  isUpToDate,
  removalsOf,
} from "./compare-site-files.ts";
import type { Progress } from "./deployment-progress.ts";

interface Options {
  db: Queryable;
  target: string;
  /** The deployment that is rolled back to. */
  rollbackToId: number;
  current: CurrentFiles;
  /** Keys of the backups in the bucket. */
  backups: ReadonlySet<string>;
  progress: Progress;
}

/**
 * Plans a rollback: compares the files of an earlier deployment with the objects in the bucket.
 *
 * @throws ExportError when the bucket no longer has backups of all files
 */
export async function planRollback(options: Options): Promise<DeploymentPlan> {
  const { db, target, rollbackToId, current, backups, progress } = options;
  const { counts } = progress;
  const files = await listFilesOf(db, target, rollbackToId);
  // Without this check, the rollback would remove the pages that are missing in the record.
  if (files.length === 0 || files.length < ((await findDeployment(db, rollbackToId))?.pages ?? 0)) {
    throw new ExportError(
      `The files of deployment ${rollbackToId} are no longer stored. Deploy the site instead.`,
    );
  }
  const plan = emptyPlan();
  for (const { id, key, hash, headersHash, etag, size } of files) {
    if (isUpToDate(current, { key, hash, headersHash })) {
      counts.skipped++;
      continue;
    }
    const backup = backupKey({ hash, headersHash });
    if (!backups.has(backup)) {
      throw new ExportError(
        `${key} of deployment ${rollbackToId} is no longer in the store. Deploy the site instead.`,
      );
    }
    const content = { key, hash, headersHash, etag, size };
    plan.files.push({ ...content, reads: null, fingerprint: null, sameAs: id, source: { backup } });
    const row = current.rows.get(key);
    if (row) plan.ended.push(row.id);
  }
  const pages = files.length;
  Object.assign(counts, { pages, rendered: pages, reused: pages, toUpload: plan.files.length });
  const { removals, ended } = removalsOf(current, new Set(files.map(({ key }) => key)));
  return { ...plan, removals, ended: [...plan.ended, ...ended] };
}
