import type { Queryable } from "@saywhere/db/queries/queryable";
import { fromDatabaseError } from "../../errors/to-app-error.ts";
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
import { pageAddresses, readManifest, redirects, type SiteOutline } from "./export-manifest.ts";
import { SiteError } from "./files/export-error.ts";
import { keyOf, pageKeyOf, type SiteFile } from "./files/export-file.ts";
import { makeFiles, type PlannedFile } from "./files/lazy-file.ts";
import type { KnownDependencies, UnchangedFile } from "./files/page-dependencies.ts";
import { type RenderIdentity, readRenderIdentity } from "./fingerprint/render-fingerprint.ts";
import { NOT_FOUND_PAGE } from "./pages/page-file.ts";
import { redirectPage } from "./pages/redirect-page.ts";
import { type SiteWorkers, startSiteWorkers } from "./pages/site-workers.ts";
import { listShareImages, shareImages } from "./share-images.ts";
import { openSiteReader, type SiteReader, type SiteSource } from "./source/site-reader.ts";

export interface SiteFilesOptions extends SiteSource {
  /** Number of rendering threads; by default one for each core. */
  threads?: number | undefined;
  /** Called once, before the first file, with the number of files and the snapshot that all of them are based on. */
  onBegin?: ((total: number, snapshot: Queryable) => Promise<void>) | undefined;
}

const UNDEFINED_TABLE = "42P01";
const NOTHING_KNOWN: KnownDependencies = async () => new Map();

/**
 * Yields every file of the static export, always in the same order: first the files that pages need, then the pages.
 * All files are based on one snapshot of the content, and equal content results in equal bytes.
 *
 * @param known looks up the dependencies of files of an earlier export; files with equal ones are yielded as unchanged
 * @throws SiteError that names the page which cannot be rendered, or describes the database error
 */
export function exportFiles(options: SiteFilesOptions & { known?: undefined }): AsyncGenerator<SiteFile>;
export function exportFiles(
  options: SiteFilesOptions & { known?: KnownDependencies | undefined },
): AsyncGenerator<SiteFile | UnchangedFile>;
export async function* exportFiles({
  threads,
  known = NOTHING_KNOWN,
  onBegin,
  databaseUrl,
  publicUrl,
  webDir,
  mediaUrl,
}: SiteFilesOptions & { known?: KnownDependencies | undefined }): AsyncGenerator<SiteFile | UnchangedFile> {
  const source = { databaseUrl, publicUrl, webDir, mediaUrl };
  try {
    const reader = await openSiteReader(source);
    try {
      const identity = await readRenderIdentity(source.webDir);
      const data = { source, snapshotId: reader.snapshot.id, identity: identity.pages };
      const workers = startSiteWorkers(data, threads);
      try {
        const parts = await listParts(source, reader, { workers, known, identity });
        const total = parts.reduce((sum, [count]) => sum + count, 0);
        await onBegin?.(total, reader.snapshot);
        for (const [, files] of parts) yield* files;
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
  const failure = fromDatabaseError(error);
  return failure ? new SiteError(failure.message, { cause: error }) : error;
}

interface Making {
  workers: SiteWorkers;
  known: KnownDependencies;
  identity: RenderIdentity;
}

/** A group of files, with their number. */
type Part = [count: number, files: AsyncIterable<SiteFile | UnchangedFile>];

async function listParts(
  { webDir }: SiteSource,
  { snapshot, services }: SiteReader,
  { workers, known, identity }: Making,
): Promise<Part[]> {
  const outline = await readManifest(snapshot, services);
  const before = [...(await builtFiles(webDir)), ...dataFiles(snapshot, services, outline)];
  const images = await listShareImages(outline, services);
  const pages = [[NOT_FOUND_PAGE], ...pageAddresses(outline)];
  const after = [...redirectPages(outline), ...sitemapFiles(outline)];
  return [
    [before.length, makeFiles(before)],
    [images.length, shareImages(images, { workers, known, identity: identity.shareImages })],
    [pages.flat().length, workers.pages(pages, known)],
    [after.length, makeFiles(after)],
  ];
}

function redirectPages(outline: SiteOutline): PlannedFile[] {
  return [...redirects(outline)].map(([from, to]) => ({
    key: pageKeyOf(from),
    make: () => redirectPage(outline.publicUrl, to),
  }));
}

/** The sitemaps and robots.txt of the live site. */
function sitemapFiles({ publicUrl, languages, phrases }: SiteOutline): PlannedFile[] {
  const absolute = (path: string) => publicUrl + path;
  const map = (path: string, addresses: () => string[]): PlannedFile => ({
    key: keyOf(path),
    make: () => sitemap(addresses().map(absolute)),
  });
  const spoken = languages.filter(({ phraseSlugs }) => phraseSlugs.length > 0);
  return [
    ...spoken.map(({ slug, phraseSlugs }) =>
      map(languageSitemapPath(slug), () => languageAddresses(slug, phraseSlugs)),
    ),
    map(GENERAL_SITEMAP, () => generalAddresses(phrases)),
    { key: "sitemap.xml", make: () => sitemapIndex(sitemapPaths(spoken).map(absolute)) },
    { key: "robots.txt", make: () => robots(publicUrl) },
  ];
}
