import { Piscina } from "piscina";
import type { EmbedFonts } from "./page-fonts.ts";

/** Pages that may wait; beyond it they are sent without fonts of their own, and load those of the stylesheet. */
const LONGEST_QUEUE = 20;

/**
 * Starts a thread that embeds fonts in pages: a text that no page had before takes 3 to 30 ms of CPU time, in which
 * the server could not respond to others. The thread stops when idle.
 *
 * @param clientDir folder of the client build
 * @param onError called when a page could not get its fonts; it is sent without them
 */
export function startFontWorker(clientDir: string, onError: (error: unknown) => void): EmbedFonts {
  const pool = new Piscina<string, string>({
    filename: new URL("./embed-fonts.worker.ts", import.meta.url).href,
    workerData: clientDir,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 60_000,
  });
  return async (html) => {
    if (pool.queueSize >= LONGEST_QUEUE) return html;
    try {
      return await pool.run(html, { name: "embedFonts" });
    } catch (error) {
      onError(error);
      return html;
    }
  };
}
