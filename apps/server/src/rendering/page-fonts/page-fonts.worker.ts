import { workerData } from "node:worker_threads";
import { createPageFonts, type PageFonts } from "./page-fonts.ts";

let opened: PageFonts | undefined;

/** Entry points of the worker thread; see font-worker.ts. An error fails the task: while loading, it would stop the thread. */
function open(): PageFonts {
  opened ??= createPageFonts(workerData as string);
  return opened;
}

export const embed: PageFonts["embed"] = (html) => open().embed(html);
export const fontOf: PageFonts["fontOf"] = (texts) => open().fontOf(texts);
