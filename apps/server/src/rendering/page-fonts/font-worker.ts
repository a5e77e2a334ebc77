import { Piscina } from "piscina";
import type { EmbedFonts } from "./page-fonts.ts";

/** Pages that may wait; beyond it they are sent without fonts of their own, and load those of the stylesheet. */
const LONGEST_QUEUE = 20;

/**
 * Starts a thread that embeds fonts in pages: a text that no page had before takes 10 to 30 ms of CPU time, in which
 * the server could not respond to others. The thread stops when idle.
 *
 * @param clientDir folder of the client build
 */
export function startFontWorker(clientDir: string): EmbedFonts {
  const pool = new Piscina<string, string>({
    filename: new URL("./embed-fonts.worker.ts", import.meta.url).href,
    workerData: clientDir,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 60_000,
  });
  return (html) =>
    pool.queueSize < LONGEST_QUEUE ? pool.run(html, { name: "embedFonts" }) : Promise.resolve(html);
}
