import type { FileKind, StoredFile } from "@saywhere/validators/files/stored-file";
import type { ObjectSummary } from "../storage/object-storage.ts";
import type { Store } from "../storage/stores.ts";

export function presentFile(
  store: Store,
  { key, size, lastModified }: Omit<ObjectSummary, "etag">,
): StoredFile {
  return { key, size, lastModified: lastModified.toISOString(), url: store.urlOf(key) };
}

/**
 * Returns the content type of a response with the file. All texts are UTF-8, which browsers do not assume for plain
 * text.
 */
export function responseContentType({ contentType }: FileKind): string {
  return contentType.startsWith("text/") ? `${contentType}; charset=utf-8` : contentType;
}
