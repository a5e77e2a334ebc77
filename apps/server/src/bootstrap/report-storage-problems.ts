import type { Logger } from "pino";
import type { StorageSettings } from "../config/storage-settings.ts";
import type { StorageService } from "../modules/storage/storage.service.ts";

interface Options {
  settings: StorageSettings;
  storage: Pick<StorageService, "test">;
  log: Logger;
}

/**
 * Tests the connection to object storage and logs a warning for each bucket that does not work. Pages do not need the
 * store, so the server starts without waiting for the result.
 */
export async function reportStorageProblems({ settings, storage, log }: Options): Promise<void> {
  if (settings.provider === "folder") return;
  try {
    for (const { store, name, problem } of (await storage.test()).stores) {
      if (problem !== null) log.warn({ store, bucket: name }, `object storage does not work: ${problem}`);
    }
  } catch (error) {
    log.error({ err: error }, "object storage could not be tested");
  }
}
