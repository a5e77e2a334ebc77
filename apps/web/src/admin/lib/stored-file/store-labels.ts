import type { FileStore } from "@saywhere/validators/files/stored-file";

interface StoreWords {
  title: string;
  /** Label of one file, at the start of a toast or title. */
  One: string;
  one: string;
  many: string;
  upload: string;
  empty: string;
}

/** Labels of the files of a store (specification §2 and §8). */
export const STORE_WORDS: Record<FileStore, StoreWords> = {
  assets: {
    title: "Assets",
    One: "Asset",
    one: "asset",
    many: "assets",
    upload: "Upload New Asset",
    empty: "No assets uploaded yet",
  },
  media: {
    title: "Media Files",
    One: "Media",
    one: "media file",
    many: "media files",
    upload: "Upload New Media",
    empty: "No media files uploaded yet",
  },
};
