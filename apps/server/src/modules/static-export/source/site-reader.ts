import { openDatabase } from "@saywhere/db/database";
import { openSnapshot, type Snapshot } from "@saywhere/db/snapshot";
import { ContentCache } from "../../../lib/content-cache.ts";
import type { Services } from "../../../trpc/context.ts";
import { createContentWriter } from "../../../writes/content-writer.ts";
import { createCategoryService } from "../../category/category.service.ts";
import { createLanguageService } from "../../language/language.service.ts";
import { createPhraseService } from "../../phrase/phrase.service.ts";
import { createSearchService } from "../../search/search.service.ts";
import { createSettingsService } from "../../settings/settings.service.ts";

/** Where the copy is made from. */
export interface SiteSource {
  databaseUrl: string;
  /** The site's address where the settings name none. */
  publicUrl: string;
  /** The built web app. */
  webDir: string;
  /** Where uploaded media are read. */
  mediaUrl: string;
}

/** A page that is a file cannot be asked for what follows: it has all phrases of its language. */
const EVERY_PHRASE = 1_000_000;

/** What public pages are made of. The others would take each thread as long to load as all of these. */
export type SiteServices = Pick<Services, "language" | "category" | "phrase" | "search" | "settings">;

export interface SiteReader {
  /** What the services read: all of it as it was at one moment. */
  snapshot: Snapshot;
  services: SiteServices;
  close(): Promise<void>;
}

/**
 * Opens the services on a snapshot of the database, so that no page tells of a change that another one does not know.
 *
 * @param snapshotId of the snapshot to join
 */
export async function openSiteReader(
  { databaseUrl, publicUrl, mediaUrl }: SiteSource,
  snapshotId?: string,
): Promise<SiteReader> {
  const database = await openDatabase({ url: databaseUrl, poolSize: 1 });
  let snapshot: Snapshot | undefined;
  const close = async () => {
    await snapshot?.close();
    await database.close();
  };
  try {
    snapshot = await openSnapshot(database.pool, snapshotId);
    const cache = new ContentCache();
    // Nothing changes in a snapshot: what was read once can be kept.
    cache.setListening(true);
    const writer = createContentWriter(database.orm, cache, async () => undefined);
    const services: SiteServices = {
      language: createLanguageService(snapshot, cache, writer, EVERY_PHRASE),
      category: createCategoryService(snapshot, writer),
      phrase: createPhraseService(snapshot, writer),
      search: createSearchService({ db: snapshot, cache }),
      settings: createSettingsService({ db: snapshot, cache, writer, publicUrl, mediaUrl }),
    };
    return { snapshot, services, close };
  } catch (error) {
    await close();
    throw error;
  }
}
