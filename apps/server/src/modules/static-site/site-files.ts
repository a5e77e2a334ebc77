import type { Queryable } from "@saywhere/db/queries/queryable";
import { paths } from "@saywhere/validators/paths";
import { databaseFailure } from "../../trpc/database-failure.ts";
import type { ShareCard } from "../share-image/share-card.ts";
import { createShareCards } from "../share-image/share-cards.ts";
import { sitemap, sitemapIndex } from "../sitemap/sitemap.ts";
import {
  GENERAL_SITEMAP,
  generalAddresses,
  languageAddresses,
  languageSitemapPath,
  robots,
  sitemapPaths,
} from "../sitemap/sitemap-addresses.ts";
import { builtFiles } from "./built-files.ts";
import { dataFiles } from "./data-files.ts";
import { NOT_FOUND_PAGE } from "./page-file.ts";
import type { PageTrace } from "./page-trace.ts";
import { redirectPage } from "./redirect-page.ts";
import { SiteError } from "./site-error.ts";
import { keyOf, pageKeyOf, type SiteFile, siteFile } from "./site-file.ts";
import { movedAddresses, pageAddresses, readOutline, type SiteOutline } from "./site-outline.ts";
import { openSiteReader, type SiteReader, type SiteSource } from "./site-reader.ts";
import { type SiteWorkers, startSiteWorkers } from "./site-workers.ts";

export interface SiteFilesOptions extends SiteSource {
  /** How many threads render; one for each core unless told. */
  threads?: number | undefined;
  /** Looks up, for some keys, what is known of files that an earlier copy has; those come as unchanged where they are. */
  known?: (keys: string[]) => Promise<ReadonlyMap<string, PageTrace>>;
  /** Called once, before the first file, with how many there will be, and the moment that all of them tell of. */
  onBegin?: (total: number, snapshot: Queryable) => Promise<void>;
}

const UNDEFINED_TABLE = "42P01";

/**
 * Every file of the static copy, in the same order each time: first what pages need, then the pages. All tell of the
 * content as it was at one moment, and equal content gives equal bytes.
 *
 * @throws SiteError that names the page which cannot be made, or says what is wrong with the database
 */
export async function* siteFiles({
  threads,
  databaseUrl,
  publicUrl,
  webDir,
  storage,
}: SiteFilesOptions): AsyncGenerator<SiteFile> {
  const source = { databaseUrl, publicUrl, webDir, storage };
  try {
    const reader = await openSiteReader(source);
    try {
      const workers = startSiteWorkers({ source, snapshotId: reader.snapshot.id }, threads);
      try {
        yield* allFiles(source, reader, workers);
      } finally {
        await workers.close();
      }
    } finally {
      await reader.close();
    }
  } catch (error) {
    throw explainDatabaseFailure(error);
  }
}

function explainDatabaseFailure(error: unknown): unknown {
  if (error instanceof Error && "code" in error && error.code === UNDEFINED_TABLE) {
    return new SiteError("The database holds no content yet. Run pnpm db:seed first.", { cause: error });
  }
  const failure = databaseFailure(error);
  return failure ? new SiteError(failure.message, { cause: error }) : error;
}

async function* allFiles(
  { webDir }: SiteSource,
  { snapshot, services }: SiteReader,
  workers: SiteWorkers,
): AsyncGenerator<SiteFile> {
  const outline = await readOutline(snapshot, services);
  yield* builtFiles(webDir);
  yield* dataFiles(snapshot, services, outline);
  yield* shareImages(outline, createShareCards(services).language, workers);
  yield* workers.pages([...pageAddresses(outline), NOT_FOUND_PAGE]);
  for (const [from, to] of movedAddresses(outline)) {
    yield siteFile(pageKeyOf(from), redirectPage(outline.publicUrl, to));
  }
  yield* sitemapFiles(outline);
}

/** The image of each language: those of all phrases would take most of the time and of the space. */
async function* shareImages(
  { languages }: SiteOutline,
  cardOf: (slug: string) => Promise<ShareCard | null>,
  workers: SiteWorkers,
): AsyncGenerator<SiteFile> {
  const cards = await Promise.all(languages.map(({ slug }) => cardOf(slug)));
  const slugs = languages.map(({ slug }) => slug).values();
  for await (const png of workers.shareImages(cards.filter((card) => card !== null))) {
    yield siteFile(keyOf(paths.languageShareImage(slugs.next().value ?? "")), png);
  }
}

/** The sitemaps and robots.txt of the live site. */
function* sitemapFiles({ publicUrl, languages, phrases }: SiteOutline): Generator<SiteFile> {
  const absolute = (path: string) => publicUrl + path;
  const map = (path: string, addresses: string[]) => siteFile(keyOf(path), sitemap(addresses.map(absolute)));
  for (const { slug, phraseSlugs } of languages) {
    yield map(languageSitemapPath(slug), languageAddresses(slug, phraseSlugs));
  }
  yield map(GENERAL_SITEMAP, generalAddresses(phrases));
  yield siteFile("sitemap.xml", sitemapIndex(sitemapPaths(languages).map(absolute)));
  yield siteFile("robots.txt", robots(publicUrl));
}
