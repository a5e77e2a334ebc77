import { readFile } from "node:fs/promises";
import type { Database } from "@saywhere/db/database";
import {
  closeFiles,
  insertFiles,
  listReplaced,
  markWritten,
  recordTraces,
  type SiteFileRow,
} from "@saywhere/db/queries/deployments/site-file.queries";
import type { Queryable } from "@saywhere/db/queries/queryable";
import { toQueryable } from "@saywhere/db/queries/queryable";
import { ExportError } from "../static-export/export-file.ts";
import type { ObjectStorage } from "../storage/object-storage.ts";
import { backupKey, foreignBackupKey } from "./backup-keys.ts";
import type { BucketListing } from "./bucket-listing.ts";
import { type CurrentFiles, type DeploymentPlan, inStages, type PlannedFile } from "./compare-site-files.ts";
import type { Progress } from "./deployment-progress.ts";
import { forEachConcurrent } from "./for-each-concurrent.ts";

/** The most keys that S3 deletes in one call; they also fail together. */
const DELETE_BATCH = 1_000;

/** Number of files that are recorded together, and the most that are written again after the process is killed. */
const CHECKPOINT_BATCH = 100;

/** Dependencies of every operation that changes the bucket for a deployment. */
export interface DeploymentContext {
  /** Identifier of the deployment. */
  id: number;
  target: string;
  database: Pick<Database, "orm" | "pool">;
  storage: ObjectStorage;
  /** Listing of the bucket at the start of this attempt. */
  listing: BucketListing;
  progress: Progress;
  signal: AbortSignal;
}

/**
 * Uploads the files of a plan, then removes the stale ones. The files that pages need are written before the pages, and
 * removed after them. Objects that are replaced or removed are backed up first, in the bucket itself.
 */
export async function uploadExport(
  context: DeploymentContext,
  plan: DeploymentPlan,
  current: CurrentFiles,
): Promise<void> {
  const { id, target, database, progress } = context;
  progress.counts.toRemove = plan.removals.length;
  await progress.enter("uploading");
  await backUpForeignObjects(context, plan, current);
  await database.orm.em.fork().transactional(async (em) => {
    const tx = toQueryable(em);
    await closeFiles(tx, id, plan.ended);
    const rows = plan.files.map(({ source: _, ...row }) => row);
    await insertFiles(tx, { target, deploymentId: id }, rows);
    await recordTraces(tx, plan.dependencies);
  });
  const backUp = createBackUp(context, await listReplaced(database.pool, id));
  for (const files of inStages(plan.files, ({ key }) => key)) await upload(context, backUp, files);
  await progress.enter("removing");
  for (const keys of inStages(plan.removals, (key) => key).toReversed()) await remove(context, backUp, keys);
}

/** Backs up objects that another program wrote under the keys of new files, so that they can be restored. */
async function backUpForeignObjects(
  { id, storage, listing, database, signal }: DeploymentContext,
  plan: DeploymentPlan,
  { rows }: CurrentFiles,
): Promise<void> {
  // State of an earlier attempt: its backups are complete, and the objects that it wrote are not foreign.
  const attempted = new Set((await listReplaced(database.pool, id)).map(({ key }) => key));
  const foreign = [...plan.files.map(({ key }) => key), ...plan.removals].filter((key) => {
    const row = rows.get(key);
    const etag = listing.etags.get(key);
    return etag !== undefined && row?.etag !== etag && row?.sinceId !== id && !attempted.has(key);
  });
  await forEachConcurrent(
    foreign,
    async (key) => {
      await storage.copy(key, foreignBackupKey(id, key));
      listing.foreignBackups.add(foreignBackupKey(id, key));
    },
    signal,
  );
}

/** Backs up the file that a deployment wrote under a key, if that file is still in the bucket. */
type BackUp = (key: string) => Promise<void>;

function createBackUp({ storage, listing }: DeploymentContext, replaced: SiteFileRow[]): BackUp {
  const rows = new Map(replaced.map((row) => [row.key, row]));
  // Files of equal content share one backup, also when they are replaced at the same time.
  const copies = new Map<string, Promise<void>>();
  async function copy(from: string, backup: string): Promise<void> {
    if ((await storage.copy(from, backup)) !== null) listing.backups.add(backup);
  }
  return async (key) => {
    const row = rows.get(key);
    if (!row || listing.etags.get(key) !== row.etag) return;
    const backup = backupKey(row);
    if (listing.backups.has(backup)) return;
    const copied = copies.get(backup) ?? copy(key, backup);
    copies.set(backup, copied);
    await copied;
  };
}

async function upload(context: DeploymentContext, backUp: BackUp, files: PlannedFile[]): Promise<void> {
  const { id, database, progress, signal } = context;
  const checkpoint = createUploadCheckpoint(database.pool, id);
  try {
    await forEachConcurrent(
      files,
      async (file) => {
        await backUp(file.key);
        const etag = await write(context, file);
        progress.counts.uploaded++;
        progress.counts.uploadedBytes += file.size;
        progress.touch();
        await checkpoint.add({ key: file.key, etag });
      },
      signal,
    );
  } finally {
    await checkpoint.flush();
  }
}

interface WrittenFile {
  key: string;
  etag: string;
}

/** Records in batches which files are in the bucket, so that a continued deployment does not write them again. */
function createUploadCheckpoint(db: Queryable, deploymentId: number) {
  let pending: WrittenFile[] = [];
  async function flush(): Promise<void> {
    const batch = pending;
    pending = [];
    if (batch.length > 0) await markWritten(db, deploymentId, batch);
  }
  return {
    async add(file: WrittenFile): Promise<void> {
      pending.push(file);
      if (pending.length >= CHECKPOINT_BATCH) await flush();
    },
    flush,
  };
}

async function write({ storage }: DeploymentContext, { key, source }: PlannedFile): Promise<string> {
  if ("path" in source) return storage.put(key, await readFile(source.path), source.headers);
  const etag = await storage.copy(source.backup, key);
  if (etag === null)
    throw new ExportError(`The store no longer has the earlier ${key}. Deploy the site instead.`);
  return etag;
}

async function remove(
  { storage, progress, signal }: DeploymentContext,
  backUp: BackUp,
  keys: string[],
): Promise<void> {
  for (let start = 0; start < keys.length; start += DELETE_BATCH) {
    const batch = keys.slice(start, start + DELETE_BATCH);
    await forEachConcurrent(batch, backUp, signal);
    signal.throwIfAborted();
    await storage.delete(batch);
    progress.counts.removed += batch.length;
    progress.touch();
  }
}
