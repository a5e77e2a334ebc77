import { openDatabase } from "@saywhere/db/database";
import { openSnapshot, type Snapshot } from "@saywhere/db/snapshot";
import { ContentCache } from "../../cache/content-cache.ts";
import { createContentWriter } from "../../content-writer.ts";
import { createServices } from "../../create-services.ts";
import type { Services } from "../../services.ts";
import type { StorageSettings } from "../storage/storage-settings.ts";
import { openStores } from "../storage/stores.ts";

/** Where the copy is made from. */
export interface SiteSource {
  databaseUrl: string;
  /** The site's address where the settings name none. */
  publicUrl: string;
  /** The built web app. */
  webDir: string;
  storage: StorageSettings;
}

export interface SiteReader {
  /** What the services read: all of it as it was at one moment. */
  snapshot: Snapshot;
  services: Services;
  close(): Promise<void>;
}

/**
 * Opens the services on a snapshot of the database, so that no page tells of a change that another one does not know.
 *
 * @param snapshotId of the snapshot to join
 */
export async function openSiteReader(
  { databaseUrl, publicUrl, storage }: SiteSource,
  snapshotId?: string,
): Promise<SiteReader> {
  const database = await openDatabase({ url: databaseUrl, poolSize: 1 });
  try {
    const snapshot = await openSnapshot(database.pool, snapshotId);
    const cache = new ContentCache();
    // Nothing changes in a snapshot: what was read once can be kept.
    cache.setListening(true);
    const writer = createContentWriter(database.orm, cache, async () => undefined);
    const services = createServices({
      db: snapshot,
      orm: database.orm,
      cache,
      writer,
      publicUrl,
      storageSettings: storage,
      stores: openStores(storage, { serverUrl: publicUrl, previewUrl: publicUrl }),
      deploymentJobs: { send: () => Promise.reject(new Error("A snapshot starts no deployments")) },
    });
    const close = async () => {
      await snapshot.close();
      await database.close();
    };
    return { snapshot, services, close };
  } catch (error) {
    await database.close();
    throw error;
  }
}
