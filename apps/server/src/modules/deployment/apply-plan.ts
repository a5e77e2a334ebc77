import { readFile } from "node:fs/promises";
import {
  closeFiles,
  insertFiles,
  listReplaced,
  noteTraces,
  type SiteFileRow,
} from "@saywhere/db/queries/deployments/site-file.queries";
import { toQueryable } from "@saywhere/db/queries/queryable";
import { forEachConcurrent } from "../../lib/for-each-concurrent.ts";
import { SiteError } from "../static-export/files/export-error.ts";
import { backupKey, foreignBackupKey } from "./bucket-listing.ts";
import type { DeploymentContext } from "./deployment-context.ts";
import { type DeploymentPlan, type FilesNow, type PlannedFile, STAGES, stageOf } from "./deployment-plan.ts";
import { createWrittenMarks } from "./upload-checkpoint.ts";

/** The most keys that S3 deletes in one call; they also fail together. */
const REMOVED_AT_ONCE = 1_000;

/**
 * Applies a deployment plan to the store. All new files are written before any file is removed, and the files that
 * pages need before the pages. Objects that are replaced or removed are backed up first, in the store itself.
 */
export async function applyPlan(work: DeploymentContext, plan: DeploymentPlan, now: FilesNow): Promise<void> {
  const { id, target, database, progress } = work;
  const { counts } = progress;
  counts.toRemove = plan.removals.length;
  await progress.enter("uploading");
  await backUpForeignObjects(work, plan, now);
  await database.orm.em.fork().transactional(async (em) => {
    const tx = toQueryable(em);
    await closeFiles(tx, id, plan.ended);
    await insertFiles(tx, { target, deploymentId: id }, plan.files.map(withoutSource));
    await noteTraces(tx, plan.traces);
  });
  const replaced = new Map((await listReplaced(database.pool, id)).map((row) => [row.key, row]));
  const keepOld = createKeepOld(work, replaced);
  for (let stage = 0; stage < STAGES; stage++) {
    await upload(
      work,
      keepOld,
      plan.files.filter(({ key }) => stageOf(key) === stage),
    );
  }
  await progress.enter("removing");
  // Files that others depend on are removed last.
  for (let stage = STAGES - 1; stage >= 0; stage--) {
    await remove(
      work,
      keepOld,
      plan.removals.filter((key) => stageOf(key) === stage),
    );
  }
}

function withoutSource({ source: _, ...file }: PlannedFile): Omit<PlannedFile, "source"> {
  return file;
}

/** Backs up objects that another program wrote under the keys of new files, so that they can be restored. */
async function backUpForeignObjects(
  work: DeploymentContext,
  plan: DeploymentPlan,
  { current }: FilesNow,
): Promise<void> {
  const { id, storage, listing, database, signal } = work;
  // State of an earlier attempt: its backups are complete, and the objects that it wrote are not foreign.
  const attempted = new Set((await listReplaced(database.pool, id)).map(({ key }) => key));
  const foreign = [...plan.files.map(({ key }) => key), ...plan.removals].filter((key) => {
    const row = current.get(key);
    const inStore = listing.etags.get(key);
    return inStore !== undefined && row?.etag !== inStore && row?.sinceId !== id && !attempted.has(key);
  });
  await forEachConcurrent(
    foreign,
    async (key) => {
      await storage.copy(key, foreignBackupKey(id, key));
      listing.before.add(foreignBackupKey(id, key));
    },
    signal,
  );
}

/** Backs up the file that a deployment wrote under a key, if that file is still in the store. */
type BackUpReplaced = (key: string) => Promise<void>;

function createKeepOld(
  { storage, listing }: DeploymentContext,
  replaced: ReadonlyMap<string, SiteFileRow>,
): BackUpReplaced {
  // Files of equal content share one backup, also when they are replaced at the same time.
  const copies = new Map<string, Promise<void>>();
  async function copy(from: string, kept: string): Promise<void> {
    if ((await storage.copy(from, kept)) !== null) listing.kept.add(kept);
  }
  return async (key) => {
    const row = replaced.get(key);
    if (!row || listing.etags.get(key) !== row.etag) return;
    const kept = backupKey(row);
    if (listing.kept.has(kept)) return;
    const copied = copies.get(kept) ?? copy(key, kept);
    copies.set(kept, copied);
    await copied;
  };
}

async function upload(work: DeploymentContext, keepOld: BackUpReplaced, files: PlannedFile[]): Promise<void> {
  const { id, database, progress, signal } = work;
  const marks = createWrittenMarks(database.pool, id);
  try {
    await forEachConcurrent(
      files,
      async (file) => {
        await keepOld(file.key);
        const etag = await write(work, file);
        progress.counts.uploaded++;
        progress.counts.uploadedBytes += file.size;
        progress.touch();
        await marks.add({ key: file.key, etag });
      },
      signal,
    );
  } finally {
    await marks.flush();
  }
}

async function write({ storage }: DeploymentContext, { key, source }: PlannedFile): Promise<string> {
  if ("path" in source) return storage.put(key, await readFile(source.path), source.headers);
  const etag = await storage.copy(source.kept, key);
  if (etag === null)
    throw new SiteError(`The store no longer keeps what ${key} was. Deploy the site instead.`);
  return etag;
}

async function remove(work: DeploymentContext, keepOld: BackUpReplaced, keys: string[]): Promise<void> {
  const { storage, progress, signal } = work;
  for (let start = 0; start < keys.length; start += REMOVED_AT_ONCE) {
    const batch = keys.slice(start, start + REMOVED_AT_ONCE);
    await forEachConcurrent(batch, keepOld, signal);
    signal.throwIfAborted();
    await storage.delete(batch);
    progress.counts.removed += batch.length;
    progress.touch();
  }
}
