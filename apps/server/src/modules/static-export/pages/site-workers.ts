import { availableParallelism } from "node:os";
import { pMapIterable } from "p-map";
import { Piscina } from "piscina";
import type { ShareCard } from "../../share-image/share-card.ts";
import { SiteError } from "../files/export-error.ts";
import type { SiteFile } from "../files/export-file.ts";
import type { KnownDependencies, UnchangedFile } from "../files/page-dependencies.ts";
import type { PageBatch, SiteWorkerData } from "./make-pages.ts";
import { keyOfPage } from "./page-file.ts";

/** While one batch of pages waits for the database, its thread renders another. */
const TASKS_AT_ONCE = 2;

/** Finished tasks that may wait for their turn, for each thread: as many as are in the making, and one. */
const WAITING = TASKS_AT_ONCE + 1;

/** How much each thread may hold, of what lasts and of what a page leaves behind: about twice what it needs. */
const LASTING_MEGABYTES = 96;
const YOUNG_MEGABYTES = 16;

/** Makes the files that take computing, each in its turn; few of them are in memory at a time. */
export interface SiteWorkers {
  /**
   * Makes the pages of these addresses, of which those that follow one another read the same.
   *
   * @throws SiteError that names the page which cannot be made
   */
  pages(batches: string[][], known: KnownDependencies): AsyncIterable<SiteFile | UnchangedFile>;
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
    concurrentTasksPerWorker: TASKS_AT_ONCE,
    workerData,
    // Rendering leaves much behind that a thread with more room would collect late.
    resourceLimits: {
      maxOldGenerationSizeMb: LASTING_MEGABYTES,
      maxYoungGenerationSizeMb: YOUNG_MEGABYTES,
    },
    // A worker that blocks between tasks would not hear the answers of its database.
    atomics: "async",
  });
  const make = <T, R>(name: string, items: T[], taskOf: (item: T) => unknown): AsyncIterable<R> => {
    const run = async (item: T): Promise<R> => {
      const task = await taskOf(item);
      try {
        return (await pool.run(task, { name })) as R;
      } catch (cause) {
        throw new SiteError(cause instanceof Error ? cause.message : String(cause), { cause });
      }
    };
    return pMapIterable(items, run, {
      concurrency: threads * TASKS_AT_ONCE,
      backpressure: threads * WAITING,
    });
  };
  return {
    async *pages(batches, known) {
      const taskOf = async (addresses: string[]): Promise<PageBatch> => ({
        addresses,
        traces: await known(addresses.map(keyOfPage)),
      });
      for await (const files of make<string[], (SiteFile | UnchangedFile)[]>("makePages", batches, taskOf)) {
        yield* files;
      }
    },
    shareImages: (cards) => make("drawImage", cards, (card) => card),
    close() {
      // A thread that is being ended may still answer for a task which is no more: that is nobody's failure.
      pool.on("error", () => undefined);
      return pool.destroy();
    },
  };
}
