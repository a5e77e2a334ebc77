import { availableParallelism } from "node:os";
import { pMapIterable } from "p-map";
import { Piscina } from "piscina";
import type { ShareCard } from "../share-image/share-card.ts";
import type { SiteWorkerData } from "./site.worker.ts";
import { SiteError } from "./site-error.ts";
import type { SiteFile } from "./site-file.ts";

/** While one page waits for the database, its thread renders another. */
const PAGES_AT_ONCE = 3;

/** Finished files that may wait for their turn, for each thread. */
const WAITING = 16;

/** How much each thread may hold: some times what it needs. */
const MEGABYTES = 192;

/** Makes the files that take computing, each in its turn; few of them are in memory at a time. */
export interface SiteWorkers {
  /** @throws SiteError that names the page which cannot be made */
  pages(addresses: string[]): AsyncIterable<SiteFile>;
  shareImages(cards: ShareCard[]): AsyncIterable<Uint8Array>;
  close(): Promise<void>;
}

/** Starts a thread for each core, unless told how many, with a connection and a renderer of its own. */
export function startSiteWorkers(
  workerData: SiteWorkerData,
  threads: number = availableParallelism(),
): SiteWorkers {
  const pool = new Piscina({
    filename: new URL("./site.worker.ts", import.meta.url).href,
    minThreads: threads,
    maxThreads: threads,
    concurrentTasksPerWorker: PAGES_AT_ONCE,
    workerData,
    // Rendering leaves much behind that a thread with more room would collect late.
    resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
    // A worker that blocks between tasks would not hear the answers of its database.
    atomics: "async",
  });
  const make = <T, R>(name: string, items: T[]): AsyncIterable<R> => {
    const run = async (item: T): Promise<R> => {
      try {
        return (await pool.run(item, { name })) as R;
      } catch (cause) {
        throw new SiteError(cause instanceof Error ? cause.message : String(cause), { cause });
      }
    };
    return pMapIterable(items, run, {
      concurrency: threads * PAGES_AT_ONCE,
      backpressure: threads * WAITING,
    });
  };
  return {
    pages: (addresses) => make("makePage", addresses),
    shareImages: (cards) => make("drawImage", cards),
    close: () => pool.destroy(),
  };
}
