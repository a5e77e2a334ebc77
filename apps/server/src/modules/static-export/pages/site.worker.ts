import { enableCompileCache } from "node:module";
import type { ShareCard } from "../../share-image/share-card.ts";
import type { PageBatch } from "./make-pages.ts";

// What one thread compiled, the next one reads, also after the next start; a thread has to say so for itself, and
// before anything else is loaded.
enableCompileCache();

export async function makePages(batch: PageBatch) {
  const { makePages: make } = await import("./make-pages.ts");
  return make(batch);
}

export async function drawImage(card: ShareCard): Promise<Uint8Array> {
  const { drawShareImage } = await import("../../share-image/share-image.worker.ts");
  return drawShareImage(card);
}
