import { Piscina } from "piscina";
import type { PageFonts } from "./page-fonts.ts";

/** Pages that may wait; beyond it they are sent without fonts of their own, and load those of the stylesheet. */
const MAX_QUEUE_LENGTH = 20;

/** A page with only Latin texts has no fonts of its own, and needs no turn. */
const NON_LATIN = /data-script="(?!Latn")/;

/**
 * Starts a thread that cuts the fonts of pages: a text that no page had before takes 3 to 30 ms of CPU time, in which
 * the server could not respond to others. The thread stops when idle.
 *
 * @param clientDir folder of the client build
 * @param onMissing called when a page or a text gets no fonts: with the error, or without one when too many pages wait
 */
export function startFontWorker(clientDir: string, onMissing: (error?: unknown) => void): PageFonts {
  const pool = new Piscina({
    filename: new URL("./page-fonts.worker.ts", import.meta.url).href,
    workerData: clientDir,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 60_000,
  });
  async function run<T>(name: keyof PageFonts, given: unknown, otherwise: T): Promise<T> {
    if (pool.queueSize >= MAX_QUEUE_LENGTH) {
      onMissing();
      return otherwise;
    }
    try {
      return (await pool.run(given, { name })) as T;
    } catch (error) {
      onMissing(error);
      return otherwise;
    }
  }
  return {
    embed: async (html) => (NON_LATIN.test(html) ? run("embed", html, html) : html),
    fontOf: (texts) => run("fontOf", texts, null),
  };
}
