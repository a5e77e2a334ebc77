import { workerData } from "node:worker_threads";
import { move, transferableSymbol, valueSymbol } from "piscina";
import { loadPageRenderer } from "../../../rendering/page-renderer.ts";
import type { SiteFile } from "../files/export-file.ts";
import type { PageDependencies, UnchangedFile } from "../files/page-dependencies.ts";
import { openSiteReader, type SiteSource } from "../source/site-reader.ts";
import { isUnchanged, keyOfPage, type PageSource, pageFile } from "./page-file.ts";
import { createPageAnswers } from "./page-queries.ts";

/** Data passed to each thread of site-workers.ts. */
export interface SiteWorkerData {
  source: SiteSource;
  snapshotId: string;
  /** Identity of the rendering code. */
  identity: string;
}

/** A batch of pages to render sequentially, with their known dependencies. */
export interface PageBatch {
  addresses: string[];
  traces: ReadonlyMap<string, PageDependencies>;
}

const { source, snapshotId, identity } = workerData as SiteWorkerData;
let opened: Promise<PageSource> | undefined;

async function open(): Promise<PageSource> {
  const { services, snapshot } = await openSiteReader(source, snapshotId);
  const site = await services.settings.forPages();
  const answers = createPageAnswers(services, snapshot);
  return { renderer: await loadPageRenderer(source.webDir), answers, site, identity };
}

/** Transfers the bytes of the pages to the main thread instead of copying them. */
export async function makePages({ addresses, traces }: PageBatch) {
  opened ??= open();
  const pages = await opened;
  const files: (SiteFile | UnchangedFile)[] = [];
  const bodies: ArrayBuffer[] = [];
  for (const address of addresses) {
    const key = keyOfPage(address);
    const trace = traces.get(key);
    if (trace && (await isUnchanged(pages, address, trace))) {
      files.push({ key, unchanged: true });
      continue;
    }
    const file = await pageFile(pages, address);
    const body = typeof file.body === "string" ? new TextEncoder().encode(file.body) : file.body;
    files.push({ ...file, body });
    bodies.push(body.buffer as ArrayBuffer);
  }
  return move({ [valueSymbol]: files, [transferableSymbol]: bodies });
}
