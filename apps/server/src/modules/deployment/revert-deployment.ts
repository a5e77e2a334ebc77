import { findDeployment } from "@saywhere/db/queries/deployments/deployment.queries";
import {
  listAdded,
  listReplaced,
  markUncertain,
  revertFiles,
} from "@saywhere/db/queries/deployments/site-file.queries";
import { toQueryable } from "@saywhere/db/queries/queryable";
import { forEachConcurrent } from "../../lib/for-each-concurrent.ts";
import { backupKey, foreignBackupKey, readStore } from "./bucket-listing.ts";
import type { DeploymentContext } from "./deployment-context.ts";
import { STAGES, stageOf } from "./deployment-plan.ts";
import { type DeployedStore, identifyStore } from "./identify-bucket.ts";

interface UndoWork extends Pick<DeploymentContext, "id" | "database"> {
  store: DeployedStore;
}

/**
 * Restores all files that a deployment replaced or removed, and removes those that it added, unless another store has
 * been configured since. Can be repeated when it did not finish.
 *
 * @throws StorageError when the store fails; the database then records that the state of its files is uncertain
 */
export async function undoDeployment({ id, database, store }: UndoWork): Promise<void> {
  const { pool, orm } = database;
  const [replaced, added] = [await listReplaced(pool, id), await listAdded(pool, id)];
  if (replaced.length === 0 && added.length === 0) return;
  const { target } = await identifyStore(pool, store);
  if ((await findDeployment(pool, id))?.target !== target) return;
  const { storage } = store;
  await markUncertain(pool, id);
  const { etags, kept, before } = await readStore(storage);
  const rows = new Map(replaced.map((row) => [row.key, row]));
  const addedEtags = new Map(added.map(({ key, etag }) => [key, etag]));
  const restored: { id: string; etag: string }[] = [];

  /** Whether the object under a key was left unchanged. One that differs only in its headers has the same ETag. */
  function isUntouched(key: string): boolean {
    const etag = rows.get(key)?.etag;
    if (etag === undefined || etags.get(key) !== etag) return false;
    return addedEtags.get(key) !== etag || sourceOf(key) === null;
  }
  /** Returns the key of the backup of the object that was under a key; null when there was none. */
  function sourceOf(key: string): string | null {
    const row = rows.get(key);
    const sources = [foreignBackupKey(id, key), ...(row ? [backupKey(row)] : [])];
    return sources.find((source) => before.has(source) || kept.has(source)) ?? null;
  }
  async function bringBack(key: string): Promise<void> {
    const source = sourceOf(key);
    const etag = source && (await storage.copy(source, key));
    const row = rows.get(key);
    if (etag && row && source === backupKey(row)) restored.push({ id: row.id, etag });
  }

  const touched = [...new Set([...rows.keys(), ...addedEtags.keys()])].filter((key) => !isUntouched(key));
  for (let stage = 0; stage < STAGES; stage++) {
    await forEachConcurrent(
      touched.filter((key) => stageOf(key) === stage),
      bringBack,
    );
  }
  const additions = touched.filter((key) => sourceOf(key) === null && etags.has(key));
  for (let stage = STAGES - 1; stage >= 0; stage--) {
    await storage.delete(additions.filter((key) => stageOf(key) === stage));
  }
  await orm.em.fork().transactional((em) => revertFiles(toQueryable(em), id, restored));
  await storage.delete([...before].filter((key) => key.startsWith(foreignBackupKey(id, ""))));
}
