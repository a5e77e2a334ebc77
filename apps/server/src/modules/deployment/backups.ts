import { RESERVED_KEYS } from "@saywhere/validators/files/file-key";
import type { ObjectStorage } from "../storage/object-storage.ts";

const BACKUPS = `${RESERVED_KEYS}kept/`;
const FOREIGN_BACKUPS = `${RESERVED_KEYS}before/`;

/** The objects in a bucket. */
export interface BucketListing {
  /** ETags of the files of the static export and of all foreign objects, by key. */
  etags: Map<string, string>;
  /** Keys of backups of replaced or removed files, which a rollback can restore. */
  backups: Set<string>;
  /** Keys of backups of foreign objects, which are stored until the deployment has finished. */
  foreignBackups: Set<string>;
}

/** Key of the backup of a replaced or removed file. Files of equal content share one backup. */
export function backupKey({ hash, headersHash }: { hash: string; headersHash: string }): string {
  return `${BACKUPS}${hash}-${headersHash}`;
}

/** Key of the backup of a foreign object that was found under a key, until a deployment has finished. */
export function foreignBackupKey(deploymentId: number, key: string): string {
  return `${FOREIGN_BACKUPS}${deploymentId}/${key}`;
}

export async function listBucket(storage: ObjectStorage): Promise<BucketListing> {
  const listing: BucketListing = { etags: new Map(), backups: new Set(), foreignBackups: new Set() };
  for await (const { key, etag } of storage.list()) {
    if (key.startsWith(BACKUPS)) listing.backups.add(key);
    else if (key.startsWith(FOREIGN_BACKUPS)) listing.foreignBackups.add(key);
    else if (!key.startsWith(RESERVED_KEYS)) listing.etags.set(key, etag);
  }
  return listing;
}
