import { glob, readFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join, sep } from "node:path";
import { errorCode } from "@saywhere/db/database-error";
import type { Queryable } from "@saywhere/db/queries/queryable";
import { fromDatabaseError } from "../../errors/to-app-error.ts";
import { createPageFonts } from "../../rendering/page-fonts/page-fonts.ts";
import {
  GENERAL_SITEMAP,
  generalPaths,
  languagePaths,
  languageSitemapPath,
  robots,
  sitemap,
  sitemapIndex,
  sitemapPaths,
} from "../sitemap/sitemap.ts";
import { compressFiles } from "./compress-files.ts";
import { dataFiles } from "./data-files.ts";
import { datasetFiles } from "./dataset-files.ts";
import {
  createFiles,
  ExportError,
  type ExportFile,
  type KnownDependencies,
  keyOf,
  type LazyFile,
  NOT_FOUND_PAGE,
  pageKeyOf,
  type UnchangedFile,
} from "./export-file.ts";
import { type ExportManifest, pagePaths, readManifest } from "./export-manifest.ts";
import { type ExportConfig, type ExportSource, openExportSource } from "./export-services.ts";
import { type RenderFingerprints, renderFingerprints } from "./fingerprint.ts";
import { fontFiles } from "./font-files.ts";
import { packFiles } from "./pack-files.ts";
import { redirectPage, redirects } from "./redirects.ts";
import { type RenderWorkers, startRenderWorkers } from "./render-workers.ts";
import { listShareImages, shareImages } from "./share-images.ts";

export interface ExportOptions extends ExportConfig {
  /** Number of rendering threads; by default one for each core, and fewer for few pages. */
  threads?: number | undefined;
  /** Called once, before the first file, with the number of files and the snapshot that all of them are based on. */
  onStart?: ((total: number, snapshot: Queryable) => Promise<void>) | undefined;
}

/** A thread takes a second of CPU time to start, in which another one renders this many pages. */
const PAGES_PER_THREAD = 200;

const UNDEFINED_TABLE = "42P01";
const NOTHING_KNOWN: KnownDependencies = async () => new Map();

/**
 * Yields every file of the static export, always in the same order: first the files that pages need, then the pages.
 * All files are based on one snapshot of the content, and equal content results in equal bytes.
 *
 * @param known looks up the dependencies of files of an earlier export; files with equal ones are yielded as unchanged
 * @throws ExportError that names the page which cannot be rendered, or describes the database error
 */
export function generateExport(options: ExportOptions & { known?: undefined }): AsyncGenerator<ExportFile>;
export function generateExport(
  options: ExportOptions & { known?: KnownDependencies | undefined },
): AsyncGenerator<ExportFile | UnchangedFile>;
export async function* generateExport({
  threads,
  known = NOTHING_KNOWN,
  onStart,
  databaseUrl,
  publicUrl,
  webDir,
  mediaUrl,
  gzip = false,
}: ExportOptions & { known?: KnownDependencies | undefined }): AsyncGenerator<ExportFile | UnchangedFile> {
  const config = { databaseUrl, publicUrl, webDir, mediaUrl, gzip };
  try {
    const source = await openExportSource(config);
    try {
      const identity = await renderFingerprints(config);
      const data = { config, snapshotId: source.snapshot.id, identity: identity.pages };
      const manifest = await readManifest(source);
      const pages = [[NOT_FOUND_PAGE], ...pagePaths(manifest)];
      const workers = startRenderWorkers(data, threads ?? threadsFor(pages.flat().length));
      try {
        const parts = await listParts({ webDir, source, manifest, pages, workers, known, identity });
        const total = parts.reduce((sum, [count]) => sum + count, 0);
        await onStart?.(total, source.snapshot);
        for (const [, files] of parts) yield* gzip ? compressFiles(files) : files;
      } finally {
        await workers.close();
      }
    } finally {
      await source.close();
    }
  } catch (error) {
    throw toExportError(error);
  }
}

/** One thread for each core, but no more than the pages keep busy. */
function threadsFor(pages: number): number {
  return Math.min(availableParallelism(), Math.ceil(pages / PAGES_PER_THREAD));
}

function toExportError(error: unknown): unknown {
  if (errorCode(error) === UNDEFINED_TABLE) {
    return new ExportError("The database holds no content yet. Run pnpm db:seed first.", { cause: error });
  }
  const failure = fromDatabaseError(error);
  return failure ? new ExportError(failure.message, { cause: error }) : error;
}

interface Making {
  webDir: string;
  source: ExportSource;
  manifest: ExportManifest;
  /** Paths of the pages, in batches. */
  pages: string[][];
  workers: RenderWorkers;
  known: KnownDependencies;
  identity: RenderFingerprints;
}

/** A group of files, with their number. */
type Part = [count: number, files: AsyncIterable<ExportFile | UnchangedFile>];

async function listParts({
  webDir,
  source,
  manifest,
  pages,
  workers,
  known,
  identity,
}: Making): Promise<Part[]> {
  const before = [
    ...(await builtFiles(webDir)),
    ...dataFiles(source, manifest),
    ...fontFiles({ services: source.services, renderer: createPageFonts(join(webDir, "client")) }, manifest),
    ...packFiles(source, manifest),
    ...datasetFiles(source, manifest),
  ];
  const images = await listShareImages(manifest, source.services);
  const after = [...redirectPages(manifest), ...sitemapFiles(manifest)];
  return [
    [before.length, createFiles(before)],
    [images.length, shareImages(images, { workers, known, identity: identity.shareImages })],
    [pages.flat().length, workers.pages(pages, known)],
    [after.length, createFiles(after)],
  ];
}

function redirectPages(manifest: ExportManifest): LazyFile[] {
  return [...redirects(manifest)].map(([from, to]) => ({
    key: pageKeyOf(from),
    make: () => redirectPage(manifest.publicUrl, to),
  }));
}

/** The sitemaps and robots.txt of the live site. */
function sitemapFiles({ publicUrl, languages, phrases }: ExportManifest): LazyFile[] {
  const absolute = (path: string) => publicUrl + path;
  const map = (path: string, pages: () => string[]): LazyFile => ({
    key: keyOf(path),
    make: () => sitemap(pages().map(absolute)),
  });
  const spoken = languages.filter(({ phraseSlugs }) => phraseSlugs.length > 0);
  const translated = new Set(languages.flatMap(({ phraseSlugs }) => phraseSlugs));
  return [
    ...spoken.map(({ slug, phraseSlugs }) =>
      map(languageSitemapPath(slug), () => languagePaths(slug, phraseSlugs)),
    ),
    map(GENERAL_SITEMAP, () => generalPaths(phrases.filter(({ slug }) => translated.has(slug)))),
    { key: "sitemap.xml", make: () => sitemapIndex(sitemapPaths(spoken).map(absolute)) },
    { key: "robots.txt", make: () => robots(publicUrl, "static export") },
  ];
}

/**
 * Returns the build output of the web app: hashed assets first, then the icons. The files are not compressed, because
 * servers compress them.
 */
async function builtFiles(webDir: string): Promise<LazyFile[]> {
  const folder = join(webDir, "client");
  const keys: string[] = [];
  for await (const entry of glob("**/*", { cwd: folder, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name).slice(folder.length + 1);
    if (entry.isFile() && !/\.(?:br|gz)$/.test(path)) keys.push(path.replaceAll(sep, "/"));
  }
  const isAsset = (key: string) => Number(key.startsWith("assets/"));
  keys.sort((a, b) => isAsset(b) - isAsset(a) || (a < b ? -1 : 1));
  return keys.map((key) => ({ key, make: () => readFile(join(folder, key)) }));
}
