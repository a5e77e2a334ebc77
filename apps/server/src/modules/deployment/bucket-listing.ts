import type { ObjectStorage } from "../storage/object-storage.ts";

/** Where things of ours are which are no files of the copy. */
const OWN = ".saywhere/";
const KEPT = `${OWN}kept/`;
const BEFORE = `${OWN}before/`;

/** What a store holds. */
export interface StoreListing {
  /** Files of the copy, and whatever else is there, by key. */
  etags: Map<string, string>;
  /** Keys of contents that were replaced or removed and may come back. */
  kept: Set<string>;
  /** Keys of objects that were none of ours and are kept until a deployment has come to its end. */
  before: Set<string>;
}

interface Content {
  hash: string;
  headersHash: string;
}

/** Where a content is kept that was replaced or removed: equal ones once. */
export function backupKey({ hash, headersHash }: Content): string {
  return `${KEPT}${hash}-${headersHash}`;
}

/** Where the object is kept that was found under a key and not written by us, until a deployment ends. */
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
