import { dropOldDeployments } from "@saywhere/db/queries/deployments/deployment.queries";
import { listPastContents, pruneFiles } from "@saywhere/db/queries/deployments/site-file.queries";
import type { Queryable } from "@saywhere/db/queries/queryable";
import type { ObjectStorage } from "../storage/object-storage.ts";
import { backupKey } from "./backup-keys.ts";
import type { BucketListing } from "./bucket-listing.ts";

interface PruneOptions {
  db: Queryable;
  target: string;
  storage: ObjectStorage;
  /** Lists the backups, including those of the deployment that has just finished. */
  listing: BucketListing;
}

/** Forgets the deployments that are no longer kept for a rollback, and removes their backups. */
export async function pruneDeployments({ db, target, storage, listing }: PruneOptions): Promise<void> {
  await dropOldDeployments(db, target);
  await pruneFiles(db, target);
  const needed = new Set((await listPastContents(db, target)).map(backupKey));
  const unneeded = [...listing.backups].filter((key) => !needed.has(key));
  await storage.delete([...unneeded, ...listing.foreignBackups]);
}
