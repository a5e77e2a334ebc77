import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { renderShareImage } from "./render-share-image.ts";
import type { ShareCard } from "./share-card.ts";

export interface ShareImage {
  png: Buffer;
  etag: string;
}

export interface ShareImageCache {
  /** Returns the image of a card; concurrent requests for it share one rendering. */
  get(card: ShareCard): Promise<ShareImage>;
}

interface CacheOptions {
  /** The oldest images are evicted when the total size exceeds this. */
  maxBytes?: number;
  render?: (card: ShareCard) => Promise<Buffer>;
}

const digest = (content: string | Buffer) => createHash("sha256").update(content).digest("base64url");

/** Caches rendered images by the content of their cards, so that an edited card results in a new image. */
export function createShareImageCache(options: CacheOptions = {}): ShareImageCache {
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
    get: (card) => images.forceFetch(digest(JSON.stringify(card)), { context: { card } }),
  };
}
