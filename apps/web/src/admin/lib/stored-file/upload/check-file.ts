import {
  FILE_KINDS,
  type FileStore,
  fileKindOf,
  formatFileSize,
  MAX_FILE_BYTES,
} from "@saywhere/validators/files/stored-file";
import { cleanFileName } from "../sanitize-file-name.ts";
import { STORE_WORDS } from "../store-labels.ts";
import { canStart, isInProgress, type Upload } from "./upload-queue.ts";

/** Says that a name is used twice among the files to upload. */
const NAME_TWICE = "Another file in this list has the same name. Rename one of them.";

/** The endings of names that a store takes: "png", "jpg" … */
export function endingsOf(store: FileStore): string[] {
  return FILE_KINDS[store].flatMap(({ extensions }) => extensions);
}

/** Why a file would be refused, in words that say what to do; null for one that may be sent. */
export function checkFile(store: FileStore, name: string, size: number): string | null {
  if (!fileKindOf(store, name)) return refusedKind(store, name);
  if (size === 0) return "This file is empty.";
  const most = MAX_FILE_BYTES[store];
  if (size <= most) return null;
  const { many } = STORE_WORDS[store];
  return `This file is ${formatFileSize(size)}; the limit for ${many} is ${formatFileSize(most)}.`;
}

function refusedKind(store: FileStore, name: string): string {
  const other = store === "assets" ? "media" : "assets";
  if (fileKindOf(other, name)) {
    return `This type of file belongs in the ${STORE_WORDS[other].many}. Upload it there.`;
  }
  return `This type of file is not supported. Use one of: ${endingsOf(store).join(", ")}.`;
}

/** What stands against starting files, by their ids. */
export function uploadFaults(store: FileStore, uploads: readonly Upload[]): Map<number, string> {
  const faults = new Map<number, string>();
  const names = new Set<string>();
  for (const upload of uploads) {
    if (!canStart(upload) && !isInProgress(upload)) continue;
    const name = cleanFileName(upload.name);
    const fault = names.has(name) ? NAME_TWICE : checkFile(store, name, upload.file.size);
    names.add(name);
    if (fault && canStart(upload)) faults.set(upload.id, fault);
  }
  return faults;
}
