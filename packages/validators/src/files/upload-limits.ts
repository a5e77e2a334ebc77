import type { FileStore } from "./stored-file.ts";

/** Maximum size of an uploaded file in bytes. */
export const MAX_FILE_BYTES: Record<FileStore, number> = {
  assets: 25 * 1024 * 1024,
  media: 250 * 1024 * 1024,
};

/** Maximum size of a recording that an editor uploads: two minutes at 128 kbit/s, more than a phrase takes. */
export const MAX_RECORDING_BYTES = 2 * 1024 * 1024;

/** Maximum size in bytes of a file of translations that is imported. */
export const MAX_IMPORT_BYTES = 32 * 1024 * 1024;
