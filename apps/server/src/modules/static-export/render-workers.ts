import { pMapIterable } from "p-map";
import { Piscina } from "piscina";
import type { ShareCard } from "../share-image/share-card-content.ts";
import {
  ExportError,
  type ExportFile,
  type KnownDependencies,
  pageKeyOf,
  type UnchangedFile,
} from "./export-file.ts";
import type { PageBatch, RenderWorkerData } from "./render-pages.ts";

/** While one batch of pages waits for the database, its thread renders another one. */
const TASKS_AT_ONCE = 2;

/** Finished tasks per thread that may wait for their turn: as many as are in progress, and one more. */
const WAITING = TASKS_AT_ONCE + 1;

/**
 * Memory limits of each thread, for long-lived and for short-lived objects of a page: with half of the first, garbage
 * collection took a quarter of the CPU time, and a profiled thread ran out of memory.
 */
const LASTING_MEGABYTES = 192;
const YOUNG_MEGABYTES = 16;

export type RenderWorkers = ReturnType<typeof startRenderWorkers>;

/**
 * Starts the given number of threads, each with its own connection and renderer. They create the files
 * that take CPU time, in order, with few of them in memory at a time.
 */
export function startRenderWorkers(workerData: RenderWorkerData, threads: number) {
  const pool = new Piscina({
    filename: new URL("./render.worker.ts", import.meta.url).href,
    minThreads: threads,
    maxThreads: threads,
    concurrentTasksPerWorker: TASKS_AT_ONCE,
    workerData,
    // Rendering leaves much garbage, which a thread with more memory would collect late.
    resourceLimits: {
      maxOldGenerationSizeMb: LASTING_MEGABYTES,
      maxYoungGenerationSizeMb: YOUNG_MEGABYTES,
    },
    // A worker that blocks between tasks would not receive the responses of its database.
    atomics: "async",
  });
  const make = <T, R>(name: string, items: T[], taskOf: (item: T) => unknown): AsyncIterable<R> => {
    const run = async (item: T): Promise<R> => {
      const task = await taskOf(item);
      try {
        return (await pool.run(task, { name })) as R;
      } catch (cause) {
        throw new ExportError(cause instanceof Error ? cause.message : String(cause), { cause });
      }
    };
    return pMapIterable(items, run, {
      concurrency: threads * TASKS_AT_ONCE,
      backpressure: threads * WAITING,
    });
  };
  return {
    /**
     * Renders the pages at these paths, of which consecutive ones read the same data.
     *
     * @throws ExportError that names the page which cannot be rendered
     */
    async *pages(batches: string[][], known: KnownDependencies) {
      const taskOf = async (paths: string[]): Promise<PageBatch> => ({
        paths,
        dependencies: await known(paths.map(pageKeyOf)),
      });
      for await (const files of make<string[], (ExportFile | UnchangedFile)[]>(
        "renderPages",
        batches,
        taskOf,
      )) {
        yield* files;
      }
    },
    shareImages: (cards: ShareCard[]) => make<ShareCard, Uint8Array>("drawImage", cards, (card) => card),
    close(): Promise<void> {
      // A thread that is being stopped may still respond to a task that no longer exists, which is not an error.
      pool.on("error", () => undefined);
      return pool.destroy();
    },
  };
}
