import { findDeployment } from "@saywhere/db/queries/deployments/deployment.queries";
import {
  listAdded,
  listReplaced,
  markUncertain,
  revertFiles,
} from "@saywhere/db/queries/deployments/site-file.queries";
import { toQueryable } from "@saywhere/db/queries/queryable";
import { backupKey, foreignBackupKey } from "./backup-keys.ts";
import { listBucket } from "./bucket-listing.ts";
import { inStages } from "./compare-site-files.ts";
import { forEachConcurrent } from "./for-each-concurrent.ts";
import { type DeployedStore, identifyStore } from "./identify-store.ts";
import type { DeploymentContext } from "./upload-export.ts";

interface Options extends Pick<DeploymentContext, "id" | "database"> {
  store: DeployedStore;
}

/**
 * Restores all files that a deployment replaced or removed, and removes those that it added, unless another store has
 * been configured since. Can be repeated when it did not finish.
 *
 * @throws StorageError when the store fails; the database then records that the state of its files is uncertain
 */
export async function revertDeployment({ id, database, store }: Options): Promise<void> {
  const { pool, orm } = database;
  const [replaced, added] = [await listReplaced(pool, id), await listAdded(pool, id)];
  if (replaced.length === 0 && added.length === 0) return;
  const { target } = await identifyStore(pool, store);
  if ((await findDeployment(pool, id))?.target !== target) return;
  const { storage } = store;
  await markUncertain(pool, id);
  const { etags, backups, foreignBackups } = await listBucket(storage);
  const rows = new Map(replaced.map((row) => [row.key, row]));
  const addedEtags = new Map(added.map(({ key, etag }) => [key, etag]));
  const restored: { id: string; etag: string }[] = [];

  /** Whether the object under a key was left unchanged. One that differs only in its headers has the same ETag. */
  function isUntouched(key: string): boolean {
    const etag = rows.get(key)?.etag;
    if (etag === undefined || etags.get(key) !== etag) return false;
    return addedEtags.get(key) !== etag || backupOf(key) === null;
  }
  /** Returns the key of the backup of the object that was under a key; null when there was none. */
  function backupOf(key: string): string | null {
    const row = rows.get(key);
    const candidates = [foreignBackupKey(id, key), ...(row ? [backupKey(row)] : [])];
    return candidates.find((backup) => foreignBackups.has(backup) || backups.has(backup)) ?? null;
  }
  async function restore(key: string): Promise<void> {
    const backup = backupOf(key);
    const etag = backup && (await storage.copy(backup, key));
    const row = rows.get(key);
    if (etag && row && backup === backupKey(row)) restored.push({ id: row.id, etag });
  }

  const touched = [...new Set([...rows.keys(), ...addedEtags.keys()])].filter((key) => !isUntouched(key));
  const stages = inStages(touched, (key) => key);
  for (const keys of stages) await forEachConcurrent(keys, restore);
  for (const keys of stages.toReversed()) {
    await storage.delete(keys.filter((key) => backupOf(key) === null && etags.has(key)));
  }
  await orm.em.fork().transactional((em) => revertFiles(toQueryable(em), id, restored));
  await storage.delete([...foreignBackups].filter((key) => key.startsWith(foreignBackupKey(id, ""))));
}
