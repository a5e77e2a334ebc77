import { Resvg } from "@resvg/resvg-js";
import type { ShareCard } from "./share-card-content.ts";
import { shareCardSvg } from "./share-card-svg.ts";

/** Entry point of the worker thread; see share-image-cache.ts. */
export function drawShareImage(card: ShareCard): Uint8Array {
  return new Resvg(shareCardSvg(card), { font: { loadSystemFonts: false } }).render().asPng();
}
