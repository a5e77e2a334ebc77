import type { ObjectStorage } from "../storage/object-storage.ts";

/** Prefix of the keys that belong to Saywhere but are not files of the static export. */
const OWN = ".saywhere/";
const KEPT = `${OWN}kept/`;
const BEFORE = `${OWN}before/`;

/** The objects in a store. */
export interface StoreListing {
  /** Files of the static export and all foreign objects, by key. */
  etags: Map<string, string>;
  /** Keys of backups of replaced or removed files, which a rollback can restore. */
  kept: Set<string>;
  /** Keys of backups of foreign objects, which are stored until the deployment has finished. */
  before: Set<string>;
}

interface Content {
  hash: string;
  headersHash: string;
}

/** Key of the backup of a replaced or removed file. Files of equal content share one backup. */
export function backupKey({ hash, headersHash }: Content): string {
  return `${KEPT}${hash}-${headersHash}`;
}

/** Key of the backup of a foreign object that was found under a key, until a deployment has finished. */
export function foreignBackupKey(deploymentId: number, key: string): string {
  return `${BEFORE}${deploymentId}/${key}`;
}

export async function readStore(storage: ObjectStorage): Promise<StoreListing> {
  const listing: StoreListing = { etags: new Map(), kept: new Set(), before: new Set() };
  for await (const { key, etag } of storage.list()) {
    if (key.startsWith(KEPT)) listing.kept.add(key);
    else if (key.startsWith(BEFORE)) listing.before.add(key);
    else if (!key.startsWith(OWN)) listing.etags.set(key, etag);
  }
  return listing;
}
