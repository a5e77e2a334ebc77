import {
  FILE_KINDS,
  type FileStore,
  fileKindOf,
  formatFileSize,
} from "@saywhere/validators/files/stored-file";
import { MAX_FILE_BYTES } from "@saywhere/validators/files/upload-limits";
import { cleanFileName } from "../sanitize-file-name.ts";
import { STORE_WORDS } from "../store-labels.ts";
import { canStart, isInProgress, type Upload } from "./upload-queue.ts";

const NAME_TWICE = "Another file in this list has the same name. Rename one of them.";

/** The file extensions that a store accepts: "png", "jpg" … */
export function extensionsOf(store: FileStore): string[] {
  return FILE_KINDS[store].flatMap(({ extensions }) => extensions);
}

/** Why the server would reject a file, or null if it would accept it. */
export function checkFile(store: FileStore, name: string, size: number): string | null {
  if (!fileKindOf(store, name)) return unsupportedType(store, name);
  if (size === 0) return "This file is empty.";
  const most = MAX_FILE_BYTES[store];
  if (size <= most) return null;
  const { many } = STORE_WORDS[store];
  return `This file is ${formatFileSize(size)}; the limit for ${many} is ${formatFileSize(most)}.`;
}

function unsupportedType(store: FileStore, name: string): string {
  const other = store === "assets" ? "media" : "assets";
  if (fileKindOf(other, name)) {
    return `This type of file belongs in the ${STORE_WORDS[other].many}. Upload it there.`;
  }
  return `This type of file is not supported. Use one of: ${extensionsOf(store).join(", ")}.`;
}

/** Why files cannot start, by the ids of their uploads. */
export function uploadErrors(store: FileStore, uploads: readonly Upload[]): Map<number, string> {
  const errors = new Map<number, string>();
  const names = new Set<string>();
  for (const upload of uploads) {
    if (!canStart(upload) && !isInProgress(upload)) continue;
    const name = cleanFileName(upload.name);
    const error = names.has(name) ? NAME_TWICE : checkFile(store, name, upload.file.size);
    names.add(name);
    if (error && canStart(upload)) errors.set(upload.id, error);
  }
  return errors;
}
