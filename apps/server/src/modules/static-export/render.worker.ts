import { enableCompileCache } from "node:module";
import type { ShareCard } from "../share-image/share-card-content.ts";
import type { PageBatch } from "./render-pages.ts";

// Each thread reads the code that another one compiled, also after a restart. Every thread must enable the cache
// itself, before any other module loads.
enableCompileCache();

export async function renderPages(batch: PageBatch) {
  const { renderPages: render } = await import("./render-pages.ts");
  return render(batch);
}

export async function drawImage(card: ShareCard): Promise<Uint8Array> {
  const { drawShareImage } = await import("../share-image/share-image.worker.ts");
  return drawShareImage(card);
}
