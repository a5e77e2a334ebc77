import { openCheckedPool } from "@saywhere/db/open-checked-pool";
import { openSnapshot, type Snapshot } from "@saywhere/db/read-snapshot";
import { ContentCache } from "../../lib/content-cache.ts";
import { createInProcessCaller } from "../../rendering/in-process-link.ts";
import type { Services } from "../../trpc/context.ts";
import { router } from "../../trpc/procedures.ts";
import type { ContentWriter } from "../../writes/content-writer.ts";
import { categoryRouter } from "../category/category.router.ts";
import { createCategoryService } from "../category/category.service.ts";
import { createDatasetService } from "../dataset/dataset.service.ts";
import { languageRouter } from "../language/language.router.ts";
import { createLanguageService } from "../language/language.service.ts";
import { phraseRouter } from "../phrase/phrase.router.ts";
import { createPhraseService } from "../phrase/phrase.service.ts";
import { searchRouter } from "../search/search.router.ts";
import { createSearchService } from "../search/search.service.ts";
import { settingsRouter } from "../settings/settings.router.ts";
import { createSettingsService } from "../settings/settings.service.ts";

/** Configuration of a static export. */
export interface ExportConfig {
  databaseUrl: string;
  /** URL of the site if the settings contain none. */
  publicUrl: string;
  /** Build output of the web app. */
  webDir: string;
  /** Base URL of uploaded media. */
  mediaUrl: string;
  /** Whether the texts are compressed. */
  gzip?: boolean;
}

/** Page size of lists: a static page cannot request a next page, so it contains all phrases of its language. */
const UNLIMITED = 1_000_000;

/** The services that public pages use. Loading the others would double the start-up time of each thread. */
export type ExportServices = Pick<Services, "language" | "category" | "phrase" | "search" | "settings">;

/** The procedures that public pages call while they are rendered for the static export. */
const exportRouter = router({
  category: categoryRouter,
  language: languageRouter,
  phrase: phraseRouter,
  search: searchRouter,
  settings: settingsRouter,
});

/** An export has no ORM: each of its threads would load it, although only writes need it. */
const writer: ContentWriter = {
  run: () => Promise.reject(new Error("A static export cannot change the content.")),
};

export type ExportSource = Awaited<ReturnType<typeof openExportSource>>;

/**
 * Opens the services on a snapshot of the database, so that all pages are based on the same content.
 *
 * @param snapshotId identifier of the snapshot to join
 */
export async function openExportSource(
  { databaseUrl, publicUrl, mediaUrl }: ExportConfig,
  snapshotId?: string,
) {
  const database = await openCheckedPool({ url: databaseUrl, poolSize: 1 });
  let opened: Snapshot | undefined;
  const close = async (): Promise<void> => {
    await opened?.close();
    await database.close();
  };
  try {
    const db = await openSnapshot(database.pool, snapshotId);
    opened = db;
    const cache = new ContentCache();
    // Nothing changes in a snapshot, so the data can be cached.
    cache.setListening(true);
    const services: ExportServices = {
      language: createLanguageService({ db, cache, writer, commonPhrasesPage: UNLIMITED }),
      category: createCategoryService({ db, writer }),
      phrase: createPhraseService({ db, writer }),
      search: createSearchService({ db, cache }),
      settings: createSettingsService({ db, cache, writer, publicUrl, mediaUrl }),
    };
    const datasets = createDatasetService(services);
    return {
      snapshot: db,
      cache,
      services,
      datasets,
      call: createInProcessCaller(exportRouter, services),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
