import type { StoredFile } from "@saywhere/validators/cdn/stored-file";
import type { ObjectSummary } from "../storage/object-storage.ts";
import type { Store } from "../storage/stores.ts";

export function presentFile(
  store: Store,
  { key, size, lastModified }: Omit<ObjectSummary, "etag">,
): StoredFile {
  return { key, size, lastModified: lastModified.toISOString(), url: store.urlOf(key) };
}
