import type { FileStore } from "@saywhere/validators/files/stored-file";
import { cleanFileName } from "../sanitize-file-name.ts";
import { checkFile, NAME_TWICE } from "./check-file.ts";
import { canStart, isInProgress, type Upload } from "./upload.ts";

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
