import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { Piscina } from "piscina";
import type { ShareCard } from "./share-card-content.ts";

export interface ShareImage {
  png: Buffer;
  etag: string;
}

interface CacheOptions {
  /** The oldest images are evicted when the total size exceeds this. */
  maxBytes?: number;
  render?: (card: ShareCard) => Promise<Buffer>;
}

const digest = (content: string | Buffer) => createHash("sha256").update(content).digest("base64url");

export type ShareImageCache = ReturnType<typeof createShareImageCache>;

/** Caches rendered images by the content of their cards, so that an edited card results in a new image. */
export function createShareImageCache(options: CacheOptions = {}) {
  const { maxBytes = 64 * 1024 * 1024, render = renderShareImage } = options;
  const images = new LRUCache<string, ShareImage, { card: ShareCard }>({
    maxSize: maxBytes,
    sizeCalculation: ({ png }) => png.length,
    fetchMethod: async (_key, _stale, { context: { card } }) => {
      const png = await render(card);
      return { png, etag: `"${digest(png)}"` };
    },
  });
  return {
    /** Returns the image of a card; concurrent requests for it share one rendering. */
    get: (card: ShareCard): Promise<ShareImage> =>
      images.forceFetch(digest(JSON.stringify(card)), { context: { card } }),
  };
}

const longestQueue = 200;

/** Rendering takes tens of milliseconds of CPU time, so it has its own thread, which stops when idle. */
const pool = new Piscina<ShareCard, Uint8Array>({
  filename: new URL("./share-image.worker.ts", import.meta.url).href,
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: 60_000,
  // A worker that blocks between tasks never frees resvg's bitmaps of 3 MB per image.
  atomics: "async",
});

/** Thrown for a rendering that would wait behind too many others. */
export class ShareImageQueueFull extends Error {
  constructor() {
    super("Too many share images are being drawn. Try again in a few seconds.");
    this.name = "ShareImageQueueFull";
  }
}

/** Renders the card as a PNG of 1200 × 630 pixels; the same card always results in the same bytes. */
export async function renderShareImage(card: ShareCard): Promise<Buffer> {
  if (pool.queueSize >= longestQueue) throw new ShareImageQueueFull();
  const png = await pool.run(card, { name: "drawShareImage" });
  return Buffer.from(png.buffer, png.byteOffset, png.byteLength);
}
