import { RESERVED_KEYS } from "@saywhere/validators/files/file-key";
import type { ObjectStorage } from "../storage/object-storage.ts";
import { BACKUPS, FOREIGN_BACKUPS } from "./backup-keys.ts";

/** The objects in a bucket. */
export interface BucketListing {
  /** ETags of the files of the static export and of all foreign objects, by key. */
  etags: Map<string, string>;
  /** Keys of backups of replaced or removed files, which a rollback can restore. */
  backups: Set<string>;
  /** Keys of backups of foreign objects, which are stored until the deployment has finished. */
  foreignBackups: Set<string>;
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
