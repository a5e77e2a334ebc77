import { workerData } from "node:worker_threads";
import { loadPageRenderer } from "../../pages/page-renderer.ts";
import type { ShareCard } from "../share-image/share-card.ts";
import { drawShareImage } from "../share-image/share-image.worker.ts";
import { pageFile } from "./page-file.ts";
import type { SiteFile } from "./site-file.ts";
import { openSiteReader, type SiteSource } from "./site-reader.ts";

/** What each thread of site-workers.ts is told. */
export interface SiteWorkerData {
  source: SiteSource;
  snapshotId: string;
}

const { source, snapshotId } = workerData as SiteWorkerData;
let opened: ReturnType<typeof open> | undefined;

async function open() {
  const [renderer, { services }] = await Promise.all([
    loadPageRenderer(source.webDir),
    openSiteReader(source, snapshotId),
  ]);
  return { renderer, services };
}

export async function makePage(path: string): Promise<SiteFile> {
  opened ??= open();
  const { services, renderer } = await opened;
  return pageFile(services, renderer, path);
}

export function drawImage(card: ShareCard): Uint8Array {
  return drawShareImage(card);
}
