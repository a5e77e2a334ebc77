import { listFilesOf } from "@saywhere/db/queries/deployments/site-file.queries";
import type { Queryable } from "@saywhere/db/queries/queryable";
import { SiteError } from "../static-export/files/export-error.ts";
import { backupKey } from "./bucket-listing.ts";
import { type DeploymentPlan, type FilesNow, isThere, removalsOf } from "./deployment-plan.ts";
import type { Progress } from "./progress.ts";

interface Options {
  db: Queryable;
  target: string;
  /** The deployment whose files are restored. */
  restoresId: number;
  now: FilesNow;
  kept: ReadonlySet<string>;
  progress: Progress;
}

/**
 * Compares the files of an earlier deployment with the objects in the store.
 *
 * @throws SiteError when the store no longer has backups of all files
 */
export async function planRollback(options: Options): Promise<DeploymentPlan> {
  const { db, target, restoresId, now, kept, progress } = options;
  const { counts } = progress;
  const files = await listFilesOf(db, target, restoresId);
  if (files.length === 0) throw new SiteError(`Nothing of deployment ${restoresId} is kept any more.`);
  const plan: DeploymentPlan = { files: [], removals: [], ended: [], traces: [] };
  for (const { id, key, hash, headersHash, etag, size } of files) {
    if (isThere(now, { key, hash, headersHash })) {
      counts.skipped++;
      continue;
    }
    const source = { kept: backupKey({ hash, headersHash }) };
    if (!kept.has(source.kept)) {
      throw new SiteError(
        `${key} of deployment ${restoresId} is no longer in the store. Deploy the site instead.`,
      );
    }
    plan.files.push({
      key,
      hash,
      headersHash,
      etag,
      size,
      reads: null,
      fingerprint: null,
      sameAs: id,
      source,
    });
    const row = now.current.get(key);
    if (row) plan.ended.push(row.id);
  }
  counts.pages = files.length;
  counts.rendered = files.length;
  counts.reused = files.length;
  counts.toUpload = plan.files.length;
  const { removals, stale } = removalsOf(now, new Set(files.map(({ key }) => key)));
  return { ...plan, removals, ended: [...plan.ended, ...stale] };
}
