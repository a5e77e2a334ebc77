import { workerData } from "node:worker_threads";
import { move, transferableSymbol, valueSymbol } from "piscina";
import { contentSecurityPolicy, metaContentSecurityPolicy } from "../../http/security-headers.ts";
import { inProcessLink } from "../../rendering/in-process-link.ts";
import { loadPageRenderer, type PageRenderer } from "../../rendering/page-renderer.ts";
import { scriptHashes } from "../../rendering/script-hashes.ts";
import {
  createExportFile,
  type DependencyRead,
  type ExportFile,
  fingerprintOf,
  NOT_FOUND_PAGE,
  type PageDependencies,
  pageKeyOf,
  type UnchangedFile,
} from "./export-file.ts";
import { type ExportConfig, openExportSource } from "./export-services.ts";
import { createPageQueries, type PageQueries, type PageResult } from "./page-queries.ts";

/** Data passed to each thread of render-workers.ts. */
export interface RenderWorkerData {
  config: ExportConfig;
  snapshotId: string;
  /** Identity of the rendering code. */
  identity: string;
}

/** A batch of pages to render sequentially, with their known dependencies. */
export interface PageBatch {
  paths: string[];
  dependencies: ReadonlyMap<string, PageDependencies>;
}

let opened: Promise<PageSource> | undefined;

async function open(): Promise<PageSource> {
  const { config, snapshotId, identity } = workerData as RenderWorkerData;
  const source = await openExportSource(config, snapshotId);
  const site = await source.services.settings.forPages();
  const queries = createPageQueries(source);
  return { renderer: await loadPageRenderer(config.webDir), queries, site, identity };
}

/** Renders the pages of a batch that changed. Their bytes are moved to the main thread, not copied. */
export async function renderPages({ paths, dependencies }: PageBatch) {
  opened ??= open();
  const source = await opened;
  const files: (ExportFile | UnchangedFile)[] = [];
  const bodies: ArrayBuffer[] = [];
  for (const path of paths) {
    const key = pageKeyOf(path);
    const recorded = dependencies.get(key);
    if (recorded && (await isUnchanged(source, path, recorded))) {
      files.push({ key, unchanged: true });
      continue;
    }
    const file = await renderPage(source, path);
    const body = typeof file.body === "string" ? new TextEncoder().encode(file.body) : file.body;
    files.push({ ...file, body });
    bodies.push(body.buffer as ArrayBuffer);
  }
  return move({ [valueSymbol]: files, [transferableSymbol]: bodies });
}

const HEAD_START = /^<!DOCTYPE html><html[^>]*><head><meta charset="utf-8"\/?>/i;

/** The sources from which pages of the static export are rendered. */
export interface PageSource {
  renderer: PageRenderer;
  queries: PageQueries;
  site: { publicUrl: string; scriptOrigin: string | null; mediaOrigin: string | null };
  /** Identifies the version of the rendering code. */
  identity: string;
}

/**
 * Renders a page of the static export, and records its dependencies.
 *
 * @throws Error that names the path, when the result is not the expected page
 */
export async function renderPage(source: PageSource, path: string): Promise<ExportFile> {
  const { renderer, queries, site } = source;
  const failures: Error[] = [];
  const reads: { read: DependencyRead; result: Promise<PageResult> }[] = [];
  const call = async (readPath: string, input: unknown): Promise<unknown> => {
    const result = queries.read(readPath, input);
    reads.push({ read: { path: readPath, input }, result });
    const settled = await result;
    if ("error" in settled) throw settled.error;
    return settled.data;
  };
  try {
    const links = [inProcessLink(call, ({ error }) => failures.push(error.cause ?? error))];
    const request = new Request(site.publicUrl + path, { headers: { accept: "text/html" } });
    const page = await renderer.render(request, { links, publicUrl: site.publicUrl, staticExport: true });
    if (page.status !== (path === NOT_FOUND_PAGE ? 404 : 200))
      throw failures[0] ?? new Error(`its status is ${page.status}`);
    const policy = contentSecurityPolicy(scriptHashes(page.html), site.scriptOrigin, {
      media: site.mediaOrigin,
    });
    const file = createExportFile(pageKeyOf(path), withPolicy(page.html, metaContentSecurityPolicy(policy)));
    const texts = (await Promise.all(reads.map(({ result }) => result))).map(({ text }) => text);
    const fingerprint = fingerprintOfPage(source, path, texts);
    return { ...file, dependencies: { reads: reads.map(({ read }) => read), fingerprint } };
  } catch (cause) {
    throw failureOf(path, cause);
  }
}

/**
 * Whether a page would be the same as when its dependencies were recorded, so that it does not need to be rendered.
 *
 * @throws Error that names the path, when its reads fail
 */
export async function isUnchanged(
  source: PageSource,
  path: string,
  recorded: PageDependencies,
): Promise<boolean> {
  try {
    const results = await Promise.all(
      recorded.reads.map((read) => source.queries.read(read.path, read.input)),
    );
    const texts = results.map(({ text }) => text);
    return fingerprintOfPage(source, path, texts) === recorded.fingerprint;
  } catch (cause) {
    throw failureOf(path, cause);
  }
}

/** Each read depends only on the results of earlier ones, so equal results imply equal reads. */
function fingerprintOfPage({ identity, site }: PageSource, path: string, results: string[]): string {
  const { publicUrl, scriptOrigin, mediaOrigin } = site;
  return fingerprintOf("page", identity, publicUrl, scriptOrigin ?? "", mediaOrigin ?? "", path, ...results);
}

function failureOf(path: string, cause: unknown): Error {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new Error(`The page ${path} could not be made: ${reason}`, { cause });
}

/** A policy applies only to what follows it, but the encoding must be within the first bytes. */
function withPolicy(html: string, policy: string): string {
  const start = HEAD_START.exec(html)?.[0];
  if (!start) throw new Error("its head does not begin with its encoding");
  return `${start}<meta http-equiv="Content-Security-Policy" content="${policy}"/>${html.slice(start.length)}`;
}
