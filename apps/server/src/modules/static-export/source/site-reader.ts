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

/** The sources of a static export. */
export interface SiteSource {
  databaseUrl: string;
  /** URL of the site if the settings contain none. */
  publicUrl: string;
  /** Build output of the web app. */
  webDir: string;
  /** Base URL of uploaded media. */
  mediaUrl: string;
}

/** Page size of lists: a static page cannot request a next page, so it contains all phrases of its language. */
const EVERY_PHRASE = 1_000_000;

/** The services that public pages use. The others would take each thread as long to load as all of these. */
export type SiteServices = Pick<Services, "language" | "category" | "phrase" | "search" | "settings">;

export interface SiteReader {
  /** The snapshot from which the services read all data. */
  snapshot: Snapshot;
  services: SiteServices;
  close(): Promise<void>;
}

/**
 * Opens the services on a snapshot of the database, so that all pages are based on the same content.
 *
 * @param snapshotId identifier of the snapshot to join
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
    // Nothing changes in a snapshot, so the data can be cached.
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
