import { workerData } from "node:worker_threads";
import { createPageFonts, type EmbedFonts } from "./page-fonts.ts";

let embed: EmbedFonts | undefined;

/** Entry point of the worker thread; see font-worker.ts. An error fails the task: while loading, it would stop the thread. */
export async function embedFonts(html: string): Promise<string> {
  embed ??= createPageFonts(workerData as string);
  return embed(html);
}
