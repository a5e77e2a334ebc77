import { workerData } from "node:worker_threads";
import { createPageFonts } from "./page-fonts.ts";

/** Entry point of the worker thread; see font-worker.ts. Piscina passes its own data first. */
const [, clientDir] = workerData as [unknown, string];

export const embedFonts = createPageFonts(clientDir);
