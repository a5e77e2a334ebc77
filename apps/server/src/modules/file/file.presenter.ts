import type { StoredFile } from "@saywhere/validators/files/stored-file";
import type { Store } from "../storage/buckets.ts";
import type { ObjectSummary } from "../storage/object-storage.ts";

export function presentFile(
  store: Store,
  { key, size, lastModified }: Omit<ObjectSummary, "etag">,
): StoredFile {
  return { key, size, lastModified: lastModified.toISOString(), url: store.urlOf(key) };
}
