import type { FileKind } from "@saywhere/validators/files/stored-file";

/** The type that a file is sent with. All texts are UTF-8, which browsers do not guess of plain ones. */
export function sentContentType({ contentType }: FileKind): string {
  return contentType.startsWith("text/") ? `${contentType}; charset=utf-8` : contentType;
}
