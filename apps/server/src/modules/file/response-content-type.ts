import type { FileKind } from "@saywhere/validators/files/stored-file";

/**
 * Returns the content type of a response with the file. All texts are UTF-8, which browsers do not assume for plain
 * text.
 */
export function sentContentType({ contentType }: FileKind): string {
  return contentType.startsWith("text/") ? `${contentType}; charset=utf-8` : contentType;
}
