import { Resvg } from "@resvg/resvg-js";
import type { ShareCard } from "./share-card.ts";
import { shareCardSvg } from "./share-card-svg.ts";

/** Entry point of the worker thread; see render-share-image.ts. */
export function drawShareImage(card: ShareCard): Uint8Array {
  return new Resvg(shareCardSvg(card), { font: { loadSystemFonts: false } }).render().asPng();
}
